import { listProducts, readDeliveryConditions } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** What the checklist looks at, besides the merchant's own data. */
const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dashboardProducts: build.query({ ...endpointOf(listProducts), providesTags: ['Product', 'Content'] }),
    dashboardDelivery: build.query({ ...endpointOf(readDeliveryConditions), providesTags: ['Delivery'] }),
  }),
});

export const { useDashboardProductsQuery, useDashboardDeliveryQuery } = dashboardApi;
