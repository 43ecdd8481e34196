import type { AppContext } from '../../context.ts';
import type { Origin, ShopView } from '../../http/bind.ts';
import { checkRateLimit, enforceRateLimit, networkOf, type RateLimitKey } from '../../limits/index.ts';
import { isUsedByPhone, type PromoTerms } from './promo-terms.ts';

/**
 * Counts a try with an unknown code, or with the phone number of somebody who has used the code: both answers tell a stranger something. Another code
 * is not counted, but refused while the network has made too many guesses.
 * @throws Refusal rate_limited: then the answer does not reveal whether the code exists, or who has used it
 */
export async function countGuess(
  context: AppContext,
  { merchantId }: ShopView,
  { address }: Origin,
  promo: PromoTerms | null,
): Promise<void> {
  const tried: RateLimitKey = ['promoCodesFromNetwork', `${merchantId} ${networkOf(address)}`];
  // A known code does not count: carts are checked all the time, and many at once from a mobile network.
  if (promo && !isUsedByPhone(promo)) await checkRateLimit(context, tried);
  else await enforceRateLimit(context, tried);
}
