import type { Database } from '../db/database.ts';
import type { AttemptPurchasesTable } from '../db/schema/generations.ts';
import type { Trx } from '../db/transaction.ts';

const purchases = (db: Database) => db.selectFrom('attempt_purchases').selectAll();

export type PurchaseRow = Awaited<ReturnType<typeof listPending>>[number];

export const listPending = (db: Database, merchantId: string) =>
  purchases(db)
    .where('merchant_id', '=', merchantId)
    .where('status', '=', 'pending')
    .orderBy('created_at', 'desc')
    .limit(3)
    .execute();

export const findLast = (db: Database, merchantId: string) =>
  purchases(db).where('merchant_id', '=', merchantId).orderBy('created_at', 'desc').limit(1).executeTakeFirst();

export const listDue = (db: Database, now: Date) =>
  purchases(db).where('check_at', '<=', now).orderBy('check_at').limit(100).execute();

export async function insertPurchase(
  db: Database,
  row: Omit<AttemptPurchasesTable, 'status' | 'payment_id'>,
): Promise<void> {
  await db.insertInto('attempt_purchases').values(row).execute();
}

type Change = Partial<Pick<PurchaseRow, 'payment_id' | 'status' | 'check_at'>>;

export async function updatePending(
  db: Database | Trx,
  { merchant_id, purchase_id }: Pick<PurchaseRow, 'merchant_id' | 'purchase_id'>,
  change: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attempt_purchases')
    .set(change)
    .where('merchant_id', '=', merchant_id)
    .where('purchase_id', '=', purchase_id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
