import { addStaff, changeStaff, listStaff, readStaffLog, renewStaffLink } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const staffApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listStaff: build.query({ ...endpointOf(listStaff), providesTags: ['Staff'] }),
    readStaffLog: build.query({ ...endpointOf(readStaffLog), providesTags: ['Staff'] }),
    addStaff: build.mutation({ ...endpointOf(addStaff), invalidatesTags: ['Staff'] }),
    renewStaffLink: build.mutation({ ...endpointOf(renewStaffLink), invalidatesTags: ['Staff'] }),
    changeStaff: build.mutation({ ...endpointOf(changeStaff), invalidatesTags: ['Staff'] }),
  }),
});

export const {
  useListStaffQuery,
  useReadStaffLogQuery,
  useAddStaffMutation,
  useRenewStaffLinkMutation,
  useChangeStaffMutation,
} = staffApi;
