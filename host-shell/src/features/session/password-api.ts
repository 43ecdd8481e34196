import { changePassword, forgotPassword, resetPassword, revokeSessions } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const passwordApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation(endpointOf(forgotPassword)),
    resetPassword: build.mutation(endpointOf(resetPassword)),
    changePassword: build.mutation({
      ...endpointOf(changePassword),
      // A new password removes the passkeys.
      invalidatesTags: (result) => (result === undefined ? [] : ['Session']),
    }),
    revokeSessions: build.mutation(endpointOf(revokeSessions)),
  }),
});

export const {
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useRevokeSessionsMutation,
} = passwordApi;
