import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './schema/index.ts';
import type { Trx } from './transaction.ts';

export async function insertShopState(trx: Trx, merchantId: string): Promise<void> {
  await trx.insertInto('shop_state').values({ merchant_id: merchantId }).execute();
}

const arePricesDue = sql<boolean>`coalesce(prices_until <= statement_timestamp(), false)`;

export const shopStates = () =>
  expressionBuilder<Tables>()
    .selectFrom('shop_state')
    .select(['shop_state.merchant_id', 'shop_state.revision', 'shop_state.changed_at', arePricesDue.as('prices_due')])
    .as('shop_state');

/**
 * Part of a statement: takes the next `number` of an order and locks the shop; no row where the shop has another revision by now.
 * @param changes whether the order changes what the public sees of the shop: then it has another revision from now on
 * @param also    what has to be true besides; it is asked again where the statement has waited for another order of the shop
 */
export const takeOrderNumber = (
  merchantId: string,
  revision: number,
  changes: { at: Date } | null,
  also: RawBuilder<unknown> = sql`true`,
) => sql`
  update shop_state set last_order_number = last_order_number + 1
    ${changes ? sql`, revision = revision + 1, changed_at = ${changes.at}::timestamptz` : sql``}
  where merchant_id = ${merchantId} and revision = ${revision} and ${also}
  returning last_order_number as number`;

export async function setPricesUntil(trx: Trx, merchantId: string, until: RawBuilder<Date | null>): Promise<void> {
  await trx.updateTable('shop_state').set({ prices_until: until }).where('merchant_id', '=', merchantId).execute();
}

export async function raiseRevisionIfPricesDue(trx: Trx, merchantId: string, now: Date): Promise<boolean> {
  const raised = await trx
    .updateTable('shop_state')
    .set((eb) => ({ revision: eb('revision', '+', 1), changed_at: now }))
    .where('merchant_id', '=', merchantId)
    .where(arePricesDue)
    .executeTakeFirst();
  return raised.numUpdatedRows > 0n;
}

export async function findShopsWithDuePrices(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shop_state')
    .select('merchant_id')
    .where('prices_until', '<=', sql<Date>`statement_timestamp()`)
    .orderBy('prices_until')
    .limit(most)
    .execute();
  return rows.map((row) => row.merchant_id);
}
