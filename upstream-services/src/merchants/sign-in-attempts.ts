import { hashSecret } from '../common/ids.ts';
import type { AppContext } from '../context.ts';
import type { Origin } from '../http/bind.ts';
import { enforceRateLimit, networkOf, type RateLimitKey, refundRateLimit, resetRateLimit } from '../limits/index.ts';
import { isKnownDevice } from './device-repository.ts';

interface CountedAttempt {
  succeeded(): Promise<void>;
}

const shared = {
  password: (email: string, address: string): RateLimitKey[] => [
    ['signInAtAccount', email],
    ['signInByAddress', address],
  ],
  code: (email: string): RateLimitKey[] => [['codeAtAccount', email]],
};
const limitsOfCaller = {
  password: { device: 'signInByDevice', network: 'signInFromNetwork' },
  code: { device: 'codeByDevice', network: 'codeFromNetwork' },
} as const;

/**
 * Counts a try at an account's password or code. A known device is limited by its own tries alone, so that strangers' tries do not slow it.
 * @param email in lower case; an unknown e-mail is counted in the same way
 * @throws Refusal rate_limited
 */
export async function countSignInAttempt(
  context: AppContext,
  what: keyof typeof limitsOfCaller,
  email: string,
  { device, address }: Origin,
): Promise<CountedAttempt> {
  const hash = device === null ? null : hashSecret(device);
  const known = hash !== null && (await isKnownDevice(context.db, email, hash, context.now()));
  const mine: RateLimitKey = known
    ? [limitsOfCaller[what].device, `${hash.toString('base64url')} ${email}`]
    : [limitsOfCaller[what].network, `${networkOf(address)} ${email}`];
  const others = known ? [] : shared[what](email, address);
  await enforceRateLimit(context, mine, ...others);
  return {
    async succeeded() {
      await resetRateLimit(context, mine);
      await refundRateLimit(context, ...others);
    },
  };
}
