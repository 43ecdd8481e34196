import { Refusal } from '../common/refusal.ts';
import type { MerchantCall } from '../http/bind.ts';
import { enforceRateLimit, type RateLimitKey, resetRateLimit } from '../limits/index.ts';
import { accountOf } from './account-repository.ts';
import { checkPassword } from './passwords.ts';

/**
 * Asks a signed-in merchant for the password again. Its tries are counted apart from those of sign-in, which strangers can use up.
 * @throws Refusal invalid_credentials, rate_limited, unavailable
 */
export async function confirmPassword({ context, caller: { merchantId }, from }: MerchantCall, password: string) {
  const tried: RateLimitKey = ['passwordByOwner', merchantId];
  await enforceRateLimit(context, tried);
  const { password_hash } = await accountOf(context.db, merchantId);
  if (!(await checkPassword(password_hash, password, from.address))) throw new Refusal('invalid_credentials');
  await resetRateLimit(context, tried);
}
