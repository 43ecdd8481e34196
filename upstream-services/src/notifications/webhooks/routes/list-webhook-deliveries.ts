import { listWebhookDeliveries } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { deliveries } from '../service.ts';

export default bind(listWebhookDeliveries, ({ context, caller, body: { webhook_id, page, per_page } }) =>
  deliveries(context, caller.merchantId, webhook_id, page, per_page),
);
