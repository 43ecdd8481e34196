import { listWebhookDeliveries, parseJson } from 'shared-contracts';
import { z } from 'zod';
import { Refusal } from '../../../common/refusal.ts';
import { unseal } from '../../../common/seal.ts';
import { bindRoute } from '../../../http/bind.ts';
import { findRow, listDeliveryRows } from '../repository.ts';

const payloadSchema = z.object({ data: z.object({ order: z.object({ order_number: z.string() }) }) });
/** Order number in a message; null where it is about no order, or the services' key has changed since it was encrypted. */
function orderIn(read: () => string): string | null {
  try {
    return payloadSchema.safeParse(parseJson(read())).data?.data.order.order_number ?? null;
  } catch {
    return null;
  }
}

export default bindRoute(listWebhookDeliveries, async ({ context, caller: { merchantId }, body }) => {
  const { db, config } = context;
  const { webhook_id, page, per_page } = body;
  if (!(await findRow(db, merchantId, webhook_id))) throw new Refusal('not_found');
  const { rows, count } = await listDeliveryRows(db, merchantId, webhook_id, page, per_page);
  return {
    deliveries: rows.map(({ created_at, sealed_body, ...row }) => ({
      ...row,
      order_number: orderIn(() => unseal(config.secretKey, merchantId, sealed_body)),
      created_at: created_at.toISOString(),
    })),
    total_count: count,
  };
});
