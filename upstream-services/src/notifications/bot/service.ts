import { timingSafeEqual } from 'node:crypto';
import { type BotChannel, botChannels } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { hashSecret, newSecret } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Call, MerchantCall } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { listBots } from './bot-repository.ts';
import { listChats, unlinkChat } from './chat-repository.ts';
import { enqueueBotEvent } from './event-job.ts';
import { insertLink } from './link-repository.ts';

const tokenLife = 600_000;

export async function generateToken({ context, caller: { merchantId } }: MerchantCall) {
  await enforceRateLimit(context, ['botLinksByOwner', merchantId]);
  const token = newSecret();
  const expires_at = new Date(context.now().getTime() + tokenLife);
  await insertLink(context.db, { token_hash: hashSecret(token), merchant_id: merchantId, expires_at });
  return { token, expiresAt: expires_at.toISOString() };
}

export async function readStatus({ db }: AppContext, merchantId: string) {
  const chats = await listChats(db, merchantId);
  return { isTelegramAdded: chats.some(({ channel }) => channel === 'telegram') };
}

export async function readDevices({ db, bots }: AppContext, merchantId: string) {
  const [chats, reached] = await Promise.all([listChats(db, merchantId), listBots(db)]);
  return {
    channels: botChannels.map((channel) => {
      const on = bots.on.includes(channel);
      return { channel, on, start: (on && reached.find((bot) => bot.channel === channel)?.start) || null };
    }),
    devices: chats.map(({ chat_key, channel, name, linked_at, blocked_at }) => ({
      device_id: chat_key,
      channel,
      name,
      linked_at: linked_at.toISOString(),
      blocked: blocked_at !== null,
    })),
  };
}

export async function unlinkDevice({ context, caller: { merchantId }, from }: MerchantCall, chatKey: string) {
  await inTransaction(context, async (trx) => {
    if (!(await unlinkChat(trx, merchantId, chatKey))) return;
    const line = { merchantId, actor: 'merchant', actorId: merchantId, subjectId: chatKey, from } as const;
    await audit(trx, { ...line, kind: 'bot_unlinked' });
  });
  return readDevices(context, merchantId);
}

/**
 * Takes an update that a messenger brings.
 * @throws Refusal not_found where updates are not brought, forbidden without the secret
 */
export async function takeUpdate(channel: BotChannel, { context, body, from }: Call<unknown, 'provider'>) {
  const secret = context.config.webhookSecrets[channel];
  if (secret === null || !context.bots.on.includes(channel)) throw new Refusal('not_found');
  // Of equal lengths, whatever was sent.
  if (!timingSafeEqual(hashSecret(from.secret ?? ''), hashSecret(secret))) throw new Refusal('forbidden');
  const event = (await context.bots.channel(channel)).read(body);
  if (event) await enqueueBotEvent(context, channel, event);
  return {};
}
