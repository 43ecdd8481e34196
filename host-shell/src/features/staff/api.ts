import { beginStaffCodes, readStaffLink, setStaffPassword, signInAsStaff, signOutStaff } from 'shared-contracts';
import { baseApi, cacheTags, endpointOf, sessionRenewed, staffKnown } from 'shared-runtime';

const staffApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signInAsStaff: build.mutation({
      ...endpointOf(signInAsStaff),
      invalidatesTags: (result) => (result ? cacheTags : []),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) => {
            dispatch(sessionRenewed(data.staffId));
            dispatch(staffKnown(data.staffId));
          },
          () => undefined,
        );
      },
    }),
    beginStaffCodes: build.mutation(endpointOf(beginStaffCodes)),
    // Not cached: the link may be used up between two reads.
    readStaffLink: build.query({ ...endpointOf(readStaffLink), keepUnusedDataFor: 0 }),
    setStaffPassword: build.mutation(endpointOf(setStaffPassword)),
    signOutStaff: build.mutation(endpointOf(signOutStaff)),
  }),
});

export const {
  useSignInAsStaffMutation,
  useBeginStaffCodesMutation,
  useReadStaffLinkQuery,
  useSetStaffPasswordMutation,
  useSignOutStaffMutation,
} = staffApi;
