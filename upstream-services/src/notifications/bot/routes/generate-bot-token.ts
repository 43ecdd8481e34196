import { generateBotToken } from 'shared-contracts';
import { hashSecret, newSecret } from '../../../common/ids.ts';
import { bindRoute } from '../../../http/bind.ts';
import { enforceRateLimit } from '../../../limits/index.ts';
import { insertLink } from '../link-repository.ts';

const tokenLife = 600_000;

export default bindRoute(generateBotToken, async ({ context, caller: { merchantId, tokenHash } }) => {
  await enforceRateLimit(context, ['botLinksByOwner', merchantId]);
  const token = newSecret();
  const expires_at = new Date(context.now().getTime() + tokenLife);
  const link = { token_hash: hashSecret(token), merchant_id: merchantId, session_hash: tokenHash, expires_at };
  await insertLink(context.db, link);
  return { token, expiresAt: expires_at.toISOString() };
});
