import { type BotChannel, botChannels } from 'shared-contracts';
import { z } from 'zod';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob, type Job } from '../../jobs/index.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { type BotEvent, botEvent } from '../messengers/index.ts';
import { setBlocked } from './chat-repository.ts';
import { answerCommand } from './command-service.ts';
import { handlePress } from './press-service.ts';
import { postponedField, withChatThrottle } from './with-chat-throttle.ts';

const form = z.object({ channel: z.enum(botChannels), event: botEvent, ...postponedField });
type Data = z.infer<typeof form>;

/** May run twice for one event, as all of its effects are idempotent. */
export const botEventJob: Job<AppContext, Data> = defineJob<Data, AppContext>({
  name: 'bot-event',
  data: form,
  retry: { limit: 5, delay: 2, most: 60 },
  timeLimit: 60,
  atOnce: 4,
  sealed: true,
  async handle(context, data) {
    const { channel, event } = data;
    const where = { channel, chat_id: event.chat };
    if (event.kind === 'blocked') {
      return setBlocked(context.db, channel, event.chat, event.blocked ? context.now() : null);
    }
    // A person who writes or presses has unblocked the bot; MAX gives no other sign of that.
    await setBlocked(context.db, channel, event.chat, null);
    await withChatThrottle(context, where, botEventJob, data, async (client) => {
      if (event.kind === 'press') return handlePress(context, client, where, event);
      await client.send(event.chat, await answerCommand(context, where, event));
    });
  },
});

/** Queues an event of a chat for the worker. Events of one chat beyond a limit per minute are dropped. */
export async function enqueueBotEvent(context: AppContext, channel: BotChannel, event: BotEvent): Promise<void> {
  try {
    await enforceRateLimit(context, ['botByChat', `${channel} ${event.chat}`]);
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  await inTransaction(context, (trx) => context.jobs.send(trx, botEventJob, { channel, event }));
}
