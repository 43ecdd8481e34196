import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  forgetDevice,
  readSignInWays,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  turnOffTotp,
} from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** A changed way to sign in is read again with the session's data. */
const changes = { invalidatesTags: (result: unknown) => (result === undefined ? [] : (['Session'] as const)) };

/** How a merchant signs in: devices, passkeys, the second step. */
const waysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readSignInWays: build.query({ ...endpointOf(readSignInWays), providesTags: ['Session'] }),
    forgetDevice: build.mutation({ ...endpointOf(forgetDevice), ...changes }),
    beginTotp: build.mutation(endpointOf(beginTotp)),
    confirmTotp: build.mutation({ ...endpointOf(confirmTotp), ...changes }),
    renewRecoveryCodes: build.mutation({ ...endpointOf(renewRecoveryCodes), ...changes }),
    turnOffTotp: build.mutation({ ...endpointOf(turnOffTotp), ...changes }),
    beginPasskey: build.mutation(endpointOf(beginPasskey)),
    addPasskey: build.mutation({ ...endpointOf(addPasskey), ...changes }),
    renamePasskey: build.mutation({ ...endpointOf(renamePasskey), ...changes }),
    removePasskey: build.mutation({ ...endpointOf(removePasskey), ...changes }),
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
} = waysApi;
