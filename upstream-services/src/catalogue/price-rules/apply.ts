import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { findShopsWithDuePrices, raiseRevisionIfPricesDue, setPricesUntil } from '../../db/shop-state.ts';
import { inTransaction, type ShopContext, type Trx } from '../../db/transaction.ts';

const nextChange = (merchantId: string) => sql<Date | null>`(
  select min(moment) from price_rules, unnest(array[begins_at, ends_at]) as moment
  where merchant_id = ${merchantId} and moment > statement_timestamp()
)`;

/**
 * Puts each product of a shop under the rule that applies to it by now, under the shop's lock. The next change is written first: one that comes
 * between the two statements is looked at again rather than missed. What shoppers read of such a product has changed, which search engines are told.
 */
export async function applyRules(trx: Trx, merchantId: string): Promise<void> {
  await setPricesUntil(trx, merchantId, nextChange(merchantId));
  await sql`
    with ruled as materialized (
      select product_id, price_rule_of(merchant_id, product_id) as rule from products where merchant_id = ${merchantId}
    )
    update products set price_rule = ruled.rule, updated_at = statement_timestamp() from ruled
    where products.merchant_id = ${merchantId} and products.product_id = ruled.product_id
      and products.price_rule is distinct from ruled.rule
  `.execute(trx);
}

const applyDueRules = (context: Pick<ShopContext, 'db' | 'now'>, merchantId: string): Promise<void> =>
  inTransaction(context, async (trx) => {
    if (await raiseRevisionIfPricesDue(trx, merchantId, context.now())) await applyRules(trx, merchantId);
  });

/**
 * A look at shops that never finds prices of before a rule began or ended: whoever comes first after that moment puts the shop's products under
 * their rules, with another revision. Where that fails, the shop stays open with the prices of before; checkouts go by the rules all the same.
 * @param look finds a shop, and says whether its prices are due
 */
export const withCurrentPrices =
  <By, State extends { merchantId: string; arePricesDue: boolean }>(
    context: Pick<AppContext, 'db' | 'now' | 'log'>,
    look: (db: Database, by: By) => Promise<State | null>,
  ) =>
  async (by: By): Promise<State | null> => {
    const state = await look(context.db, by);
    if (!state?.arePricesDue) return state;
    const { merchantId } = state;
    try {
      await applyDueRules(context, merchantId);
    } catch (error) {
      context.log.warn({ merchantId, err: error }, 'price rules were not begun or ended');
      return state;
    }
    return look(context.db, by);
  };

const most = 1_000;

/** Begins and ends the rules of shops that nobody visits: their office and their messengers follow, too. */
export async function beginAndEndRules(context: AppContext): Promise<void> {
  for (const merchantId of await findShopsWithDuePrices(context.db, most)) {
    await applyDueRules(context, merchantId);
    context.shops.forget(merchantId);
  }
}
