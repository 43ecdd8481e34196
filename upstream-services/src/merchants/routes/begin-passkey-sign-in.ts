import { beginPasskeySignIn } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { newChallenge, signInPurpose } from '../passkeys/challenges.ts';
import { siteIdOf, webauthn } from '../passkeys/verify.ts';

export default bindRoute(beginPasskeySignIn, async ({ context, from }) => {
  await enforceRateLimit(context, ['passkeysByAddress', from.address]);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: siteIdOf(from.site),
    challenge: newChallenge(context.config.secretKey, signInPurpose, context.now()),
    userVerification: 'required',
  });
  return { options: { ...options } };
});
