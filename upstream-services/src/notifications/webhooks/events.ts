import type { WebhookEvent } from 'shared-contracts';
import { newId } from '../../common/ids.ts';
import { seal } from '../../common/seal.ts';
import type { AppContext } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { readOrderWire } from '../../orders/index.ts';
import { readOnce, type Subscriber } from '../outbox/index.ts';
import { insertDelivery, listRows, type WebhookRow } from './repository.ts';
import { webhookJob } from './webhook-job.ts';

const eventOf: Record<string, WebhookEvent> = {
  order_placed: 'order.created',
  order_status: 'order.status_changed',
  order_payment_state: 'order.payment_changed',
  order_payment_reported: 'order.payment_reported',
  order_payment_report_withdrawn: 'order.payment_report_withdrawn',
  order_status_reverted: 'order.status_changed',
  order_payment_state_reverted: 'order.payment_changed',
  order_refund: 'order.refunded',
  order_refund_reverted: 'order.payment_changed',
  order_delivery_price: 'order.delivery_price_changed',
  order_confirmed: 'order.confirmed',
  order_edited: 'order.edited',
  order_difference_came: 'order.payment_changed',
  order_difference_returned: 'order.payment_changed',
};

export async function writeDelivery(
  { config, jobs, now }: AppContext,
  trx: Trx,
  merchantId: string,
  { webhook_id }: Pick<WebhookRow, 'webhook_id'>,
  message: { event: WebhookEvent; at: Date; data: unknown },
): Promise<void> {
  const delivery_id = newId();
  const body = JSON.stringify({ type: message.event, timestamp: message.at.toISOString(), data: message.data });
  await insertDelivery(trx, merchantId, {
    delivery_id,
    webhook_id,
    event: message.event,
    sealed_body: seal(config.secretKey, merchantId, body),
    created_at: now(),
  });
  await jobs.send(trx, webhookJob, { merchant_id: merchantId, delivery_id }, { owner: merchantId });
}

export const tellWebhooks: Subscriber = async (context, trx, { merchant_id, kind, subject_id, at }) => {
  const event = eventOf[kind];
  if (!event || subject_id === null) return;
  const webhooks = await readOnce(trx, `webhooks of ${merchant_id}`, () => listRows(trx, merchant_id));
  if (webhooks.length === 0) return;
  const { revertable: _, ...order } = await readOrderWire({ ...context, db: trx }, merchant_id, subject_id);
  const data = { order };
  for (const webhook of webhooks) await writeDelivery(context, trx, merchant_id, webhook, { event, at, data });
};
