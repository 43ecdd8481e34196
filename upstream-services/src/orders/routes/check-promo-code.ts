import { sql } from 'kysely';
import { checkPromoCode, roublesOf } from 'shared-contracts';
import { type ProductWithPriceRule, pricedProducts, typedProductsJson } from '../../catalogue/index.ts';
import type { Database } from '../../db/database.ts';
import { bindRoute } from '../../http/bind.ts';
import { readZone } from '../../merchants/index.ts';
import { mergeCartItems, priceCart } from '../cart.ts';
import { evaluatePromo } from '../promo/evaluate-promo.ts';
import { countGuess } from '../promo/guesses.ts';
import { type PromoTerms, promoTermsJson } from '../promo/promo-terms.ts';

async function readForPromo(db: Database, merchantId: string, code: string, productIds: string[]) {
  const { rows } = await sql<{ promo: PromoTerms | null; typed: ProductWithPriceRule[] }>`
    select
      ${promoTermsJson(merchantId, code, null, productIds)} as promo,
      ${typedProductsJson(merchantId, productIds)} as typed
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error('a statement without its row');
  return { promo: found.promo, priced: pricedProducts(found.typed) };
}

export default bindRoute(checkPromoCode, async ({ context, shop, body: { promo_code, products }, from }) => {
  const items = mergeCartItems(products);
  const ids = [...new Set(items.map((item) => item.product_id))];
  const { promo, priced } = await readForPromo(context.db, shop.merchantId, promo_code, ids);
  await countGuess(context, shop, from, promo);
  const { lines } = priceCart(items, priced, 0);
  const found = evaluatePromo(promo, lines, context.now(), await readZone(context.db, shop.merchantId));
  if ('refusal' in found) return { promo_code, discount: null, free_delivery: false, refusal: found.refusal };
  const { amount, freeDelivery, leftOut: left_out } = found.gain;
  const discount = { kind: 'code' as const, title: promo_code, amount: roublesOf(amount) };
  return { promo_code, discount, free_delivery: freeDelivery, left_out, refusal: null };
});
