import * as api from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const changes = { invalidatesTags: ['Notices' as const] };

const noticesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readNoticeSettings: build.query({ ...endpointOf(api.readNoticeSettings), providesTags: ['Notices'] }),
    readPushDevices: build.query({ ...endpointOf(api.readPushDevices), providesTags: ['Notices'] }),
    updateNoticeSettings: build.mutation({ ...endpointOf(api.updateNoticeSettings), ...changes }),
    addPushDevice: build.mutation({ ...endpointOf(api.addPushDevice), ...changes }),
    removePushDevice: build.mutation({ ...endpointOf(api.removePushDevice), ...changes }),
    testPushDevice: build.mutation(endpointOf(api.testPushDevice)),
  }),
});

export const {
  useReadNoticeSettingsQuery,
  useReadPushDevicesQuery,
  useUpdateNoticeSettingsMutation,
  useAddPushDeviceMutation,
  useRemovePushDeviceMutation,
  useTestPushDeviceMutation,
} = noticesApi;
