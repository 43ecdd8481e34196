import { beginStaffCodes, setStaffPassword, signInAsStaff, signOutStaff } from 'shared-contracts';
import { baseApi, endpointOf, sessionRenewed, tags } from 'shared-runtime';

/** Signing staff in and out: what was read before belongs to somebody else. */
const staffApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signInAsStaff: build.mutation({
      ...endpointOf(signInAsStaff),
      invalidatesTags: (result) => (result ? tags : []),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) => dispatch(sessionRenewed(data.staffId)),
          () => undefined,
        );
      },
    }),
    beginStaffCodes: build.mutation(endpointOf(beginStaffCodes)),
    setStaffPassword: build.mutation(endpointOf(setStaffPassword)),
    signOutStaff: build.mutation(endpointOf(signOutStaff)),
  }),
});

export const {
  useSignInAsStaffMutation,
  useBeginStaffCodesMutation,
  useSetStaffPasswordMutation,
  useSignOutStaffMutation,
} = staffApi;
