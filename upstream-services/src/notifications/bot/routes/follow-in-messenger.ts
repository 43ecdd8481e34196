import { followInMessenger } from 'shared-contracts';
import { hashSecret, newSecret } from '../../../common/ids.ts';
import { bindRoute } from '../../../http/bind.ts';
import { enforceRateLimit } from '../../../limits/index.ts';
import { findOrderByToken } from '../../../orders/index.ts';
import { listBots } from '../bot-repository.ts';
import { followTokenPrefix } from '../follow-service.ts';
import { insertFollowLink } from '../link-repository.ts';

const tokenLife = 600_000;

/**
 * Creates one-time links to the bots, by which whoever has an order's page may follow the order.
 * @throws Refusal not_found, rate_limited
 */
export default bindRoute(followInMessenger, async ({ context, body }) => {
  const { merchant_id, order_id } = await findOrderByToken(context, body.order_token);
  await enforceRateLimit(context, ['followLinksByOrder', order_id]);
  const token = followTokenPrefix + newSecret();
  const expires_at = new Date(context.now().getTime() + tokenLife);
  await insertFollowLink(context.db, { token_hash: hashSecret(token), merchant_id, order_id, expires_at });
  const reached = (await listBots(context.db)).filter(({ channel }) => context.bots.on.includes(channel));
  return {
    links: reached.map(({ channel, start }) => ({ channel, address: start + token })),
    expiresAt: expires_at.toISOString(),
  };
});
