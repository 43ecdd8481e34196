import type { AppContext } from '../../context.ts';
import type { Origin, ShopView } from '../../http/bind.ts';
import { checkRateLimit, enforceRateLimit, networkOf, type RateLimitKey } from '../../limits/index.ts';
import type { PromoTerms } from './part.ts';

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
