import { listProducts, readDeliveryConditions, readNoticeSettings, readPaymentProfile } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dashboardProducts: build.query({ ...endpointOf(listProducts), providesTags: ['Product', 'Content'] }),
    dashboardDelivery: build.query({ ...endpointOf(readDeliveryConditions), providesTags: ['Delivery'] }),
    dashboardPayment: build.query({ ...endpointOf(readPaymentProfile), providesTags: ['Payment'] }),
    dashboardNotices: build.query({ ...endpointOf(readNoticeSettings), providesTags: ['Notices', 'Bot'] }),
  }),
});

export const {
  useDashboardProductsQuery,
  useDashboardDeliveryQuery,
  useDashboardPaymentQuery,
  useDashboardNoticesQuery,
} = dashboardApi;
