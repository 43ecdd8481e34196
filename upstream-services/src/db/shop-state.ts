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
 * Part of a statement: takes the next order `number` and locks the shop's row; no row where the shop has another revision by now.
 * @param changes set where the order changes public data of the shop: then the revision is raised
 * @param also    further condition; evaluated again where the statement has waited for another order of the shop
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
