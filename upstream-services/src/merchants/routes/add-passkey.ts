import { addPasskey } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { newId } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import { violatedUniqueConstraint } from '../../db/errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { addPurpose, takeChallenge } from '../passkeys/challenges.ts';
import { insertPasskey } from '../passkeys/repository.ts';
import { verifyNewPasskey } from '../passkeys/verify.ts';

export default bindRoute(addPasskey, async ({ context, caller: { merchantId }, body: { name, answer }, from }) => {
  const { siteId, challenge, credential } = await verifyNewPasskey(context, addPurpose(merchantId), answer, from.site);
  const now = context.now();
  const shown = { passkey_id: newId(), name, created_at: now, last_used_at: null };
  try {
    await inTransaction(context, async (trx) => {
      if (!(await takeChallenge(trx, challenge, now))) throw new Refusal('passkey_refused');
      await insertPasskey(trx, {
        ...shown,
        merchant_id: merchantId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: answer.response.transports ?? [],
        site_id: siteId,
      });
      const line = { ...byMerchant(merchantId, from), subjectId: shown.passkey_id };
      await audit(trx, { ...line, kind: 'passkey_added' });
    });
  } catch (error) {
    throw violatedUniqueConstraint(error) === 'passkeys_credential' ? new Refusal('already_exists') : error;
  }
  return { ...shown, created_at: now.toISOString() };
});
