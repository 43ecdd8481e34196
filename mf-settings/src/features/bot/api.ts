import { generateBotToken, readBotDevices, unlinkBotDevice } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const botApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readBotDevices: build.query({ ...endpointOf(readBotDevices), providesTags: ['Bot'] }),
    unlinkBotDevice: build.mutation({ ...endpointOf(unlinkBotDevice), invalidatesTags: ['Bot'] }),
    generateBotToken: build.mutation(endpointOf(generateBotToken)),
  }),
});

export const { useReadBotDevicesQuery, useUnlinkBotDeviceMutation, useGenerateBotTokenMutation } = botApi;
