import { countRows } from '../db/count-rows.ts';
import type { Trx } from '../db/transaction.ts';

export const findHandRefund = (trx: Trx, merchantId: string, key: string) =>
  trx
    .selectFrom('hand_refunds')
    .select(['order_id', 'amount'])
    .where('merchant_id', '=', merchantId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

interface OrderKey {
  merchantId: string;
  orderId: string;
}

export async function countHandRefunds(trx: Trx, { merchantId, orderId }: OrderKey): Promise<number> {
  return countRows(
    trx.selectFrom('hand_refunds').where('merchant_id', '=', merchantId).where('order_id', '=', orderId),
  );
}

export async function insertHandRefund(
  trx: Trx,
  { merchantId, orderId }: OrderKey,
  { key, amount, at }: { key: string; amount: number; at: Date },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('hand_refunds')
    .values({ merchant_id: merchantId, idempotency_key: key, order_id: orderId, amount, created_at: at })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'idempotency_key']).doNothing())
    .returning('amount')
    .execute();
  return inserted.length > 0;
}
