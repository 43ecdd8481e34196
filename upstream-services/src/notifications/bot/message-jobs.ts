import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { type BotMessagesTable, botMessageKinds } from '../../db/schema/bot.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob, type Job } from '../../jobs/index.ts';
import { MessageGone, type MessengerClient } from '../messengers/index.ts';
import { isSilent } from '../notices/index.ts';
import { findChat } from './chat-repository.ts';
import { composeMessage, messageHash } from './compose.ts';
import { findMessage, forgetMessage, noteShown, recordSentMessage } from './message-repository.ts';
import { postponedField, withChatThrottle } from './with-chat-throttle.ts';
import { findRevertedMessage, isWithdrawn, noticeFor } from './withdrawn.ts';

const key = { merchant_id: z.uuid(), chat_key: z.uuid(), event_id: z.uuid() };
const editForm = z.object({ ...key, ...postponedField });
const sendForm = z.object({ ...key, order_id: z.uuid().nullable(), kind: z.enum(botMessageKinds), ...postponedField });
type Send = z.infer<typeof sendForm>;
type Edit = z.infer<typeof editForm>;

const limits = { timeLimit: 30, atOnce: 8 };

async function changed(context: AppContext, sent: BotMessagesTable) {
  const message = await composeMessage(context, sent);
  return message && !messageHash(message).equals(sent.shown) ? message : undefined;
}

async function bringUpToDate(context: AppContext, client: MessengerClient, chat: string, sent: BotMessagesTable) {
  const message = await changed(context, sent);
  if (!message) return true;
  try {
    await client.edit(chat, sent.message_id, message);
    await noteShown(context.db, sent, messageHash(message));
    return true;
  } catch (error) {
    if (!(error instanceof MessageGone)) throw error;
    await forgetMessage(context.db, sent);
    return false;
  }
}

export const editMessageJob: Job<AppContext, Edit> = defineJob<Edit, AppContext>({
  name: 'bot-edit',
  data: editForm,
  retry: { limit: 8, delay: 5, most: 600 },
  ...limits,
  async handle(context, data) {
    const { db } = context;
    const sent = await findMessage(db, data);
    const chat = sent && (await findChat(db, data.merchant_id, data.chat_key));
    if (!sent || !chat || chat.blocked_at || !(await changed(context, sent))) return;
    await withChatThrottle(context, chat, editMessageJob, data, async (client) => {
      await bringUpToDate(context, client, chat.chat_id, sent);
    });
  },
});

export async function sendAndRecordMessage(
  context: AppContext,
  client: MessengerClient,
  chat: string,
  send: Send,
): Promise<void> {
  const { placed: _postponed, ...kept } = send;
  const message = await composeMessage(context, kept);
  if (!message) return;
  const shown = messageHash(message);
  const notice = noticeFor(kept.kind);
  const silent = notice !== undefined && (await isSilent(context, kept.merchant_id, notice));
  const message_id = await client.send(chat, message, { silent });
  await recordSentMessage(context.db, { ...kept, message_id, shown, sent_at: context.now() });
  const now = await composeMessage(context, kept);
  if (!now || messageHash(now).equals(shown)) return;
  const { merchant_id, chat_key, event_id } = kept;
  await inTransaction(context, (trx) => context.jobs.send(trx, editMessageJob, { merchant_id, chat_key, event_id }));
}

/**
 * Tells one chat of one event. The text is composed when it is sent, so that the queue holds no personal data. A retry can send a message twice only
 * if the messenger's answer was lost: messengers know no idempotency key.
 */
export const sendMessageJob: Job<AppContext, Send> = defineJob<Send, AppContext>({
  name: 'bot-message',
  data: sendForm,
  retry: { limit: 20, delay: 5, most: 1_800 },
  ...limits,
  async handle(context, data) {
    const chat = await findChat(context.db, data.merchant_id, data.chat_key);
    if (!chat || chat.blocked_at || (await findMessage(context.db, data))) return;
    if (await isWithdrawn(context, data)) return;
    await withChatThrottle(context, chat, sendMessageJob, data, async (client) => {
      const before = await findRevertedMessage(context, data);
      if (before && (await bringUpToDate(context, client, chat.chat_id, before))) return;
      await sendAndRecordMessage(context, client, chat.chat_id, data);
    });
  },
});
