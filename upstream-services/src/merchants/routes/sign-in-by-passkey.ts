import { signInByPasskey } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { signInPurpose, takeChallenge } from '../passkeys/challenges.ts';
import { findPasskey, notePasskeyUse } from '../passkeys/repository.ts';
import { verifySignIn } from '../passkeys/verify.ts';
import { openSession } from '../sessions.ts';

/**
 * Signs in by a passkey. The device has verified its owner by finger, face or PIN, so no second factor is asked for.
 * @throws Refusal passkey_refused, rate_limited by the caller's address
 */
export default bindRoute(signInByPasskey, async ({ context, body: answer, from }) => {
  await enforceRateLimit(context, ['passkeysByAddress', from.address]);
  const passkey = await findPasskey(context.db, answer.id);
  if (!passkey) throw new Refusal('passkey_refused');
  const { challenge, counter } = await verifySignIn(context, signInPurpose, answer, passkey);
  const { merchant_id: merchantId, passkey_id: passkeyId } = passkey;
  return inTransaction(context, async (trx) => {
    if (!(await takeChallenge(trx, challenge, context.now()))) throw new Refusal('passkey_refused');
    const isNoted = await notePasskeyUse(trx, { merchantId, passkeyId, counter }, context.now());
    if (!isNoted) throw new Refusal('passkey_refused');
    const line = { ...byMerchant(merchantId, from), subjectId: passkeyId };
    await audit(trx, { ...line, kind: 'signed_in', became: 'passkey' });
    return openSession(context, trx, merchantId, from);
  });
});
