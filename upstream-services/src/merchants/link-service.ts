import { audit } from '../audit/index.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Origin } from '../http/bind.ts';
import { hashSecret } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { useLink } from './link-repository.ts';
import { countTry } from './rate-limits.ts';
import { openSession, type SignedIn } from './sessions.ts';

/**
 * Signs in by a mailed link, once. No tries of strangers slow it: nobody guesses it.
 * @throws Refusal sign_in_link_used, rate_limited by the caller's address
 */
export async function signInByLink(context: AppContext, input: { token: string }, from: Origin): Promise<SignedIn> {
  await countTry(context, ['linksByAddress', from.address]);
  return inTransaction(context, async (trx) => {
    const merchantId = await useLink(trx, 'sign_in_links', hashSecret(input.token), context.now());
    if (merchantId === undefined) throw new Refusal('sign_in_link_used');
    const line = { merchantId, actor: 'merchant', actorId: merchantId, from } as const;
    await audit(trx, { ...line, kind: 'signed_in', became: 'link' });
    return openSession(context, trx, merchantId, from);
  });
}
