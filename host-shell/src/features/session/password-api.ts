import { forgotPassword, resetPassword } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** A forgotten password: a link by e-mail, and the new password by the link. */
const passwordApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation(endpointOf(forgotPassword)),
    resetPassword: build.mutation(endpointOf(resetPassword)),
  }),
});

export const { useForgotPasswordMutation, useResetPasswordMutation } = passwordApi;
