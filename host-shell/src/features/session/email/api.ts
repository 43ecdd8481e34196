import * as api from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const changes = { invalidatesTags: (result: unknown) => (result === undefined ? [] : (['Session'] as const)) };

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
