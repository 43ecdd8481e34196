import * as api from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const changes = { invalidatesTags: (result: unknown) => (result === undefined ? [] : (['Session'] as const)) };

const signInMethodsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readSignInWays: build.query({ ...endpointOf(api.readSignInWays), providesTags: ['Session'] }),
    forgetDevice: build.mutation({ ...endpointOf(api.forgetDevice), ...changes }),
    beginTotp: build.mutation(endpointOf(api.beginTotp)),
    confirmTotp: build.mutation({ ...endpointOf(api.confirmTotp), ...changes }),
    renewRecoveryCodes: build.mutation({ ...endpointOf(api.renewRecoveryCodes), ...changes }),
    turnOffTotp: build.mutation({ ...endpointOf(api.turnOffTotp), ...changes }),
    beginPasskey: build.mutation(endpointOf(api.beginPasskey)),
    addPasskey: build.mutation({ ...endpointOf(api.addPasskey), ...changes }),
    renamePasskey: build.mutation({ ...endpointOf(api.renamePasskey), ...changes }),
    removePasskey: build.mutation({ ...endpointOf(api.removePasskey), ...changes }),
  }),
});

export const {
  useReadSignInWaysQuery,
  useForgetDeviceMutation,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRenewRecoveryCodesMutation,
  useTurnOffTotpMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
} = signInMethodsApi;
