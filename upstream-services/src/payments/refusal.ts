import { Refusal } from '../common/refusal.ts';
import { ProviderFailure } from '../yookassa/index.ts';

const retryAfter = 15;

/**
 * What a caller is told of the provider's failure; other errors stay what they are. A secret that became invalid is the merchant's matter: a shopper
 * is told that payment is unavailable.
 */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof ProviderFailure)) return error;
  const isFinal = error.kind === 'refused' || error.kind === 'mismatch';
  return isFinal ? new Refusal('payment_refused') : new Refusal('payment_unavailable', { retryAfter });
}
