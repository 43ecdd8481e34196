import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './schema/index.ts';

export type Trx = Transaction<Tables>;

export interface ShopContext {
  db: Database;
  now: () => Date;
  shops: { forget(merchantId: string): void };
}

export const inTransaction = <T>(context: Pick<ShopContext, 'db'>, work: (trx: Trx) => Promise<T>): Promise<T> =>
  context.db.transaction().execute(work);

export async function lockShop(trx: Trx, merchantId: string): Promise<void> {
  await trx
    .selectFrom('shop_state')
    .select('revision')
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .executeTakeFirst();
}

export async function raiseRevision(trx: Trx, merchantId: string, now: Date): Promise<void> {
  await trx
    .updateTable('shop_state')
    .set((eb) => ({ revision: eb('revision', '+', 1), changed_at: now }))
    .where('merchant_id', '=', merchantId)
    .execute();
}

/**
 * Changes something that the public sees of a shop: first raises the shop's revision, which holds the lock of its row until the end, so
 * that changes to one shop happen one after another (order of products, limits of pictures, checkout against prices); then works; then
 * lets this process forget what it remembers.
 */
export async function changeShop<T>(
  context: ShopContext,
  merchantId: string,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  const result = await inTransaction(context, async (trx) => {
    await raiseRevision(trx, merchantId, context.now());
    return work(trx);
  });
  context.shops.forget(merchantId);
  return result;
}
