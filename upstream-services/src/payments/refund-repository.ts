import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';
import type { PaymentKey } from './payment-repository.ts';

const columns = [
  'refund_id',
  'payment_id',
  'idempotency_key',
  'amount',
  'difference',
  'status',
  'provider_id',
  'reason',
  'created_at',
] as const;

const refunds = (db: Database, merchantId: string) =>
  db.selectFrom('payment_refunds').select(columns).where('merchant_id', '=', merchantId);

export const readRefunds = (db: Database, { merchantId, paymentId }: PaymentKey) =>
  refunds(db, merchantId).where('payment_id', '=', paymentId).orderBy('created_at').orderBy('refund_id').execute();

export type RefundRow = Awaited<ReturnType<typeof readRefunds>>[number];

export const readRequested = (db: Database, merchantId: string, key: string): Promise<RefundRow[]> =>
  refunds(db, merchantId).where('idempotency_key', '=', key).execute();

export async function insertRefund(
  trx: Trx,
  merchantId: string,
  refund: Pick<RefundRow, 'refund_id' | 'payment_id' | 'idempotency_key' | 'amount' | 'difference' | 'created_at'>,
): Promise<void> {
  await trx
    .insertInto('payment_refunds')
    .values({ merchant_id: merchantId, ...refund })
    .execute();
}

export async function updateRefund(
  db: Database,
  merchantId: string,
  refundId: string,
  change: Partial<Pick<RefundRow, 'status' | 'provider_id' | 'reason'>>,
): Promise<void> {
  await db
    .updateTable('payment_refunds')
    .set(change)
    .where('merchant_id', '=', merchantId)
    .where('refund_id', '=', refundId)
    .where('status', 'in', ['creating', 'pending'])
    .execute();
}
