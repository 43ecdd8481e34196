import { emptyBin, listBin, restoreFromBin } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** Every deletion and every restored item invalidates one of these tags, so the bin's list is refetched with them. */
const binApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBin: build.query({ ...endpointOf(listBin), providesTags: ['Product', 'Category', 'Content'] }),
    restoreFromBin: build.mutation({
      ...endpointOf(restoreFromBin),
      invalidatesTags: ['Product', 'Category', 'Content', 'Shop'],
    }),
    emptyBin: build.mutation({ ...endpointOf(emptyBin), invalidatesTags: ['Product', 'Category', 'Content'] }),
  }),
});

export const { useListBinQuery, useRestoreFromBinMutation, useEmptyBinMutation } = binApi;
