import * as api from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** What waits is read again after a change; the session says the e-mail too. */
const changes = { invalidatesTags: (result: unknown) => (result === undefined ? [] : (['Session'] as const)) };

/** The e-mail by which a merchant signs in, and its change. */
const emailApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readEmailChange: build.query({ ...endpointOf(api.readEmailChange), providesTags: ['Session'] }),
    changeEmail: build.mutation({ ...endpointOf(api.changeEmail), ...changes }),
    resendEmailChange: build.mutation({ ...endpointOf(api.resendEmailChange), ...changes }),
    cancelEmailChange: build.mutation({ ...endpointOf(api.cancelEmailChange), ...changes }),
    confirmEmail: build.mutation({ ...endpointOf(api.confirmEmail), ...changes }),
  }),
});

export const {
  useReadEmailChangeQuery,
  useChangeEmailMutation,
  useResendEmailChangeMutation,
  useCancelEmailChangeMutation,
  useConfirmEmailMutation,
} = emailApi;
