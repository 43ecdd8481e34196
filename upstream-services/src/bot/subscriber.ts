import type { BotMessageKind } from '../db/schema/bot.ts';
import { isWanted, noticeOf } from '../notices/index.ts';
import type { OutboxEvent, Subscriber } from '../outbox/index.ts';
import { listChats } from './chat-repository.ts';
import { editMessageJob, sendMessageJob } from './message-jobs.ts';
import { messagesOfOrder } from './message-repository.ts';
import { noticeFor } from './withdrawn.ts';

/** What the bot tells of an event: as others do, and that "Я оплатил" was taken back. */
const kindOf = (event: OutboxEvent): BotMessageKind | undefined =>
  event.kind === 'order_payment_report_withdrawn' ? 'withdrawn' : noticeOf(event);

/** Tells the chats of the order's merchant of an event, and brings what they were told of the order before up to date. */
export const tellMerchant: Subscriber = async (context, trx, event) => {
  const { merchant_id, audit_id, subject_id } = event;
  const order_id = event.kind === 'signed_in' ? null : subject_id;
  const known = order_id === null ? [] : await messagesOfOrder(trx, merchant_id, order_id);
  for (const message of known) await context.jobs.send(trx, editMessageJob, message);
  const kind = kindOf(event);
  const notice = kind && noticeFor(kind);
  if (!notice || !(await isWanted(trx, merchant_id, notice, 'bot'))) return;
  for (const { chat_key, blocked_at } of await listChats(trx, merchant_id)) {
    if (blocked_at) continue;
    await context.jobs.send(trx, sendMessageJob, { merchant_id, chat_key, event_id: audit_id, order_id, kind });
  }
};
