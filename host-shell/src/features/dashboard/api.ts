import { listProducts, readDeliveryConditions, readNoticeSettings } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

/** What the dashboard asks for besides the merchant: remotes that edit these refresh it by their tags. */
const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dashboardProducts: build.query({ ...endpointOf(listProducts), providesTags: ['Product', 'Content'] }),
    dashboardDelivery: build.query({ ...endpointOf(readDeliveryConditions), providesTags: ['Delivery'] }),
    dashboardNotices: build.query({ ...endpointOf(readNoticeSettings), providesTags: ['Notices', 'Bot'] }),
  }),
});

export const { useDashboardProductsQuery, useDashboardDeliveryQuery, useDashboardNoticesQuery } = dashboardApi;
