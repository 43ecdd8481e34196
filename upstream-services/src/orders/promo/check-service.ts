import { type checkPromoCode, roublesOf } from 'shared-contracts';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { Origin, ShopView } from '../../http/bind.ts';
import { checkRateLimit, enforceRateLimit, networkOf, type RateLimitKey } from '../../limits/index.ts';
import { readZone } from '../../merchants/index.ts';
import { mergeCartItems, price } from '../cart.ts';
import { readForPromo } from './check-repository.ts';
import type { PromoTerms } from './part.ts';
import { evaluatePromo } from './terms.ts';

/**
 * Counts a guess of a code; one that is there is none, but is not told to a network that guesses.
 * @throws Refusal rate_limited: then nobody learns whether it is there
 */
export async function countGuess(
  context: AppContext,
  { merchantId }: ShopView,
  { address }: Origin,
  promo: PromoTerms | null,
): Promise<void> {
  const tried: RateLimitKey = ['promoCodesFromNetwork', `${merchantId} ${networkOf(address)}`];
  // Carts with a code are looked at all the time, and many at once from a mobile network.
  if (promo) await checkRateLimit(context, tried);
  else await enforceRateLimit(context, tried);
}

export async function check(
  context: AppContext,
  shop: ShopView,
  { promo_code, products }: z.output<typeof checkPromoCode.request>,
  from: Origin,
) {
  const items = mergeCartItems(products);
  const ids = [...new Set(items.map((item) => item.product_id))];
  const { promo, priced } = await readForPromo(context.db, shop.merchantId, promo_code, ids);
  await countGuess(context, shop, from, promo);
  const { lines } = price(items, priced, 0);
  const found = evaluatePromo(promo, lines, context.now(), await readZone(context.db, shop.merchantId));
  if ('refusal' in found) return { promo_code, discount: null, free_delivery: false, refusal: found.refusal };
  const { amount, freeDelivery } = found.gain;
  const discount = { kind: 'code' as const, title: promo_code, amount: roublesOf(amount) };
  return { promo_code, discount, free_delivery: freeDelivery, refusal: null };
}
