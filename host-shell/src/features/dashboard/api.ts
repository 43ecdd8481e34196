import { listProducts, readDeliveryConditions, readNoticeSettings } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dashboardProducts: build.query({ ...endpointOf(listProducts), providesTags: ['Product', 'Content'] }),
    dashboardDelivery: build.query({ ...endpointOf(readDeliveryConditions), providesTags: ['Delivery'] }),
    dashboardNotices: build.query({ ...endpointOf(readNoticeSettings), providesTags: ['Notices', 'Bot'] }),
  }),
});

export const { useDashboardProductsQuery, useDashboardDeliveryQuery, useDashboardNoticesQuery } = dashboardApi;
