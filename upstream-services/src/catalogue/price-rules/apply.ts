import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { findShopsWithDuePrices, raiseRevisionIfPricesDue, setPricesUntil } from '../../db/shop-state.ts';
import { inTransaction, type ShopContext, type Trx } from '../../db/transaction.ts';
import { tryEach } from '../../jobs/index.ts';

const nextChange = (merchantId: string) => sql<Date | null>`(
  select min(moment) from price_rules, unnest(array[begins_at, ends_at]) as moment
  where merchant_id = ${merchantId} and moment > statement_timestamp()
)`;

/**
 * Assigns to each product of a shop the rule that applies now; the caller holds the shop's lock. The time of the next change is written first: a rule
 * that begins between the two statements is then applied by the next look instead of being missed. `ruled_at` tells search engines that a product's page
 * has changed.
 */
export async function applyRules(trx: Trx, merchantId: string): Promise<void> {
  await setPricesUntil(trx, merchantId, nextChange(merchantId));
  await sql`
    with ruled as materialized (
      select product_id, price_rule_of(merchant_id, product_id) as rule from products where merchant_id = ${merchantId}
    )
    update products set price_rule = ruled.rule, ruled_at = statement_timestamp() from ruled
    where products.merchant_id = ${merchantId} and products.product_id = ruled.product_id
      and products.price_rule is distinct from ruled.rule
  `.execute(trx);
}

const notApplied = 'price rules were not begun or ended';

const applyDueRules = (context: Pick<ShopContext, 'db' | 'now'>, merchantId: string): Promise<void> =>
  inTransaction(context, async (trx) => {
    if (await raiseRevisionIfPricesDue(trx, merchantId, context.now())) await applyRules(trx, merchantId);
  });

/**
 * Wraps a lookup of shops so that it never returns prices from before a rule began or ended: the first lookup after that moment applies the rules,
 * with a new revision. If that fails, the shop stays open with its old prices; checkouts compute with the current rules all the same.
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
      context.log.warn({ merchantId, err: error }, notApplied);
      return state;
    }
    return look(context.db, by);
  };

const most = 1_000;

/** Applies due rules of shops that nobody visits, so that the merchant's office and messengers show current prices too. */
export async function beginAndEndRules(context: AppContext): Promise<void> {
  const shops = await findShopsWithDuePrices(context.db, most);
  await tryEach(context, shops, notApplied, async (merchantId) => {
    await applyDueRules(context, merchantId);
    context.shops.forget(merchantId);
  });
}
