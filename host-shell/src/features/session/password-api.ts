import { changePassword, forgotPassword, resetPassword, revokeSessions } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** Passwords and sessions: a link by e-mail and the new password by it, a change by its owner, and the end of other sessions. */
const passwordApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation(endpointOf(forgotPassword)),
    resetPassword: build.mutation(endpointOf(resetPassword)),
    changePassword: build.mutation(endpointOf(changePassword)),
    revokeSessions: build.mutation(endpointOf(revokeSessions)),
  }),
});

export const {
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useRevokeSessionsMutation,
} = passwordApi;
