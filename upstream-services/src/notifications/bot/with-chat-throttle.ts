import type { BotChannel } from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobSettings } from '../../jobs/index.ts';
import { type Channel, ChatBlocked, TooManyCalls } from '../messengers/index.ts';
import { setBlocked } from './chat-repository.ts';

export interface ChatAddress {
  channel: BotChannel;
  chat_id: string;
}

/**
 * Does a job's work when it is the chat's turn. Before that the job is sent again with a delay, and occupies no worker. A messenger's request to wait
 * is obeyed, and a chat that has blocked the bot is recorded.
 * @param data of the job; `placed` where it was postponed before
 */
export async function withChatThrottle<Data extends { placed?: boolean | undefined }>(
  context: AppContext,
  { channel, chat_id }: ChatAddress,
  job: JobSettings<Data>,
  data: Data,
  work: (channel: Channel) => Promise<void>,
): Promise<void> {
  if (!context.bots.on.includes(channel)) return;
  const turns = context.bots.turns(channel);
  const putOff = (wait: number): Promise<void> =>
    inTransaction(context, (trx) =>
      context.jobs.send(trx, job, { ...data, placed: true }, { startAfter: new Date(context.now().getTime() + wait) }),
    );
  const wait = turns.take(chat_id, data.placed ?? false);
  if (wait !== null) return putOff(wait);
  try {
    await work(await context.bots.channel(channel));
  } catch (error) {
    if (error instanceof ChatBlocked) return setBlocked(context.db, channel, chat_id, context.now());
    if (!(error instanceof TooManyCalls)) throw error;
    turns.pause(chat_id, error.seconds);
    context.log.warn({ channel, seconds: error.seconds }, 'a messenger asks to wait');
    return putOff(error.seconds * 1000);
  }
}
