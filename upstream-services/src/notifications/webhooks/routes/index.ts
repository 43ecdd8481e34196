export { default as addWebhook } from './add-webhook.ts';
export { default as listWebhookDeliveries } from './list-webhook-deliveries.ts';
export { default as listWebhooks } from './list-webhooks.ts';
export { default as pingWebhook } from './ping-webhook.ts';
export { default as removeWebhook } from './remove-webhook.ts';
export { default as resendWebhookDelivery } from './resend-webhook-delivery.ts';
