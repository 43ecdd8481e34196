import * as api from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const changes = { invalidatesTags: ['Webhook' as const] };

const webhooksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query({ ...endpointOf(api.listWebhooks), providesTags: ['Webhook'] }),
    listWebhookDeliveries: build.query({ ...endpointOf(api.listWebhookDeliveries), providesTags: ['Webhook'] }),
    addWebhook: build.mutation({ ...endpointOf(api.addWebhook), ...changes }),
    removeWebhook: build.mutation({ ...endpointOf(api.removeWebhook), ...changes }),
    pingWebhook: build.mutation({ ...endpointOf(api.pingWebhook), ...changes }),
    resendWebhookDelivery: build.mutation({ ...endpointOf(api.resendWebhookDelivery), ...changes }),
  }),
});

export const {
  useListWebhooksQuery,
  useListWebhookDeliveriesQuery,
  useAddWebhookMutation,
  useRemoveWebhookMutation,
  usePingWebhookMutation,
  useResendWebhookDeliveryMutation,
} = webhooksApi;
