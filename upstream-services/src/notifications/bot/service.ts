import { timingSafeEqual } from 'node:crypto';
import { type BotChannel, botChannels } from 'shared-contracts';
import { hashSecret } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import type { Call } from '../../http/bind.ts';
import { listBots } from './bot-repository.ts';
import { listChats } from './chat-repository.ts';
import { enqueueBotEvent } from './event-job.ts';

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

/**
 * Receives an update that a messenger sends to our webhook.
 * @throws Refusal not_found where updates are polled instead, forbidden without the secret
 */
export async function takeUpdate(channel: BotChannel, { context, body, from }: Call<unknown, 'provider'>) {
  const secret = context.config.webhookSecrets[channel];
  if (secret === null || !context.bots.on.includes(channel)) throw new Refusal('not_found');
  // `timingSafeEqual` needs equal lengths, which hashes have.
  if (!timingSafeEqual(hashSecret(from.secret ?? ''), hashSecret(secret))) throw new Refusal('forbidden');
  const event = (await context.bots.client(channel)).read(body);
  if (event) await enqueueBotEvent(context, channel, event);
  return {};
}
