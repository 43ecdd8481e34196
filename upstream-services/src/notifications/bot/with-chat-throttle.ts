import type { BotChannel } from 'shared-contracts';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobSettings } from '../../jobs/index.ts';
import { ChatBlocked, type MessengerClient, TooManyCalls } from '../messengers/index.ts';
import { setBlocked } from './chat-repository.ts';

export interface ChatAddress {
  channel: BotChannel;
  chat_id: string;
}

/** Whether a job was postponed. Its key is stored with waiting jobs, so it must never change. */
export const postponedField = { placed: z.boolean().optional() };

/**
 * Does a job's work when it is the chat's turn. Before that the job is sent again with a delay, and occupies no worker. A messenger's request to wait
 * is obeyed, and a chat that has blocked the bot is recorded.
 * @param data of the job, with its `postponedField`
 */
export async function withChatThrottle<Data extends { placed?: boolean | undefined }>(
  context: AppContext,
  { channel, chat_id }: ChatAddress,
  job: JobSettings<Data>,
  data: Data,
  work: (client: MessengerClient) => Promise<void>,
): Promise<void> {
  if (!context.bots.on.includes(channel)) return;
  const throttle = context.bots.throttle(channel);
  const putOff = (wait: number): Promise<void> =>
    inTransaction(context, (trx) =>
      context.jobs.send(trx, job, { ...data, placed: true }, { startAfter: new Date(context.now().getTime() + wait) }),
    );
  const wait = throttle.take(chat_id, data.placed ?? false);
  if (wait !== null) return putOff(wait);
  try {
    await work(await context.bots.client(channel));
  } catch (error) {
    if (error instanceof ChatBlocked) return setBlocked(context.db, channel, chat_id, context.now());
    if (!(error instanceof TooManyCalls)) throw error;
    throttle.pause(chat_id, error.seconds);
    context.log.warn({ channel, seconds: error.seconds }, 'a messenger asks to wait');
    return putOff(error.seconds * 1000);
  }
}
