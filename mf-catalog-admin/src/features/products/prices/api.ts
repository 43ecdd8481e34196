import * as api from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const pricesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Not cached: prices may change between two previews.
    previewPrices: build.query({ ...endpointOf(api.previewPrices), keepUnusedDataFor: 0 }),
    lastPrices: build.query({ ...endpointOf(api.lastPrices), providesTags: ['Product'] }),
    changePrices: build.mutation({ ...endpointOf(api.changePrices), invalidatesTags: ['Product', 'Content', 'Shop'] }),
    undoPrices: build.mutation({ ...endpointOf(api.undoPrices), invalidatesTags: ['Product', 'Content', 'Shop'] }),
  }),
});

export const { usePreviewPricesQuery, useLastPricesQuery, useChangePricesMutation, useUndoPricesMutation } = pricesApi;
