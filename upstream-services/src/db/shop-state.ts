import { expressionBuilder, sql } from 'kysely';
import type { Tables } from './schema/index.ts';
import type { Trx } from './transaction.ts';

/** Every shop has one row here, which is locked while the shop is changed (see {@link changeShop}). */
export async function insertShopState(trx: Trx, merchantId: string): Promise<void> {
  await trx.insertInto('shop_state').values({ merchant_id: merchantId }).execute();
}

/** Part of a statement, to be joined as `shop_state`: the revision of each shop, and when it was raised last. */
export const shopStates = () =>
  expressionBuilder<Tables>()
    .selectFrom('shop_state')
    .select(['shop_state.merchant_id', 'shop_state.revision', 'shop_state.changed_at'])
    .as('shop_state');

/** Part of a statement: takes the next `number` of an order and locks the shop; no row where the shop has another revision by now. */
export const takeOrderNumber = (merchantId: string, revision: number) => sql`
  update shop_state set last_order_number = last_order_number + 1
  where merchant_id = ${merchantId} and revision = ${revision}
  returning last_order_number as number`;
