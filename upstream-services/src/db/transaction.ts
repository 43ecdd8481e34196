import type { Transaction } from 'kysely';
import { createConcurrencyLimit } from 'shared-node';
import { Refusal } from '../common/refusal.ts';
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

const takeTurn = createConcurrencyLimit({
  atOnce: Number.POSITIVE_INFINITY,
  ofOne: 3,
  waiting: 1_000,
  timeout: 10_000,
});

/**
 * Bounds how many writes of one shop have a connection at the same time. They wait for the shop's row one after another anyway, behind an import for
 * seconds: here they do so without the connections that all other shops need. Never within a transaction: one that holds the shop's row would wait for
 * those that wait for it.
 * @throws Refusal unavailable where the turn does not come
 */
export async function inShopTurn<T>(merchantId: string, write: () => Promise<T>): Promise<T> {
  const end = await takeTurn(merchantId);
  if (!end) throw new Refusal('unavailable', { retryAfter: 5 });
  try {
    return await write();
  } finally {
    end();
  }
}

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
 * Changes public data of a shop. It first raises the shop's revision, which locks the shop's row until the transaction ends: changes to one shop
 * happen one after another (order of products, limits of pictures, checkout against prices). Afterwards it drops the shop from this process's cache.
 */
export async function changeShop<T>(
  context: ShopContext,
  merchantId: string,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  const result = await inShopTurn(merchantId, () =>
    inTransaction(context, async (trx) => {
      await raiseRevision(trx, merchantId, context.now());
      return work(trx);
    }),
  );
  context.shops.forget(merchantId);
  return result;
}
