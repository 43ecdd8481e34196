import { beginPasskey } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { confirmPassword } from '../confirm-password.ts';
import { addPurpose, newChallenge } from '../passkeys/challenges.ts';
import { listPasskeys } from '../passkeys/repository.ts';
import { siteIdOf, webauthn } from '../passkeys/verify.ts';

const maxPasskeys = 20;

export default bindRoute(beginPasskey, async (call) => {
  await confirmPassword(call, call.body.password);
  const { context, from } = call;
  const { merchantId, email } = call.caller;
  const known = await listPasskeys(context.db, merchantId);
  if (known.length >= maxPasskeys) throw new Refusal('conflict');
  const siteId = siteIdOf(from.site);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: siteId,
    rpID: siteId,
    userName: email,
    userDisplayName: email,
    userID: new Uint8Array(Buffer.from(merchantId)),
    challenge: newChallenge(context.config.secretKey, addPurpose(merchantId), context.now()),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
});
