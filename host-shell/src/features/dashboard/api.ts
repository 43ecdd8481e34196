import { listProducts, readDeliveryConditions } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** What the dashboard asks for besides the merchant: remotes that edit these refresh it by their tags. */
const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dashboardProducts: build.query({ ...endpointOf(listProducts), providesTags: ['Product', 'Content'] }),
    dashboardDelivery: build.query({ ...endpointOf(readDeliveryConditions), providesTags: ['Delivery'] }),
  }),
});

export const { useDashboardProductsQuery, useDashboardDeliveryQuery } = dashboardApi;
