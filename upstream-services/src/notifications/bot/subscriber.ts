import { isNoticeEnabled, noticeOf } from '../notices/index.ts';
import { readOnce, type Subscriber } from '../outbox/index.ts';
import { listChats } from './chat-repository.ts';
import { editMessageJob, sendMessageJob } from './message-jobs.ts';
import { messagesOfOrder } from './message-repository.ts';

export const notifyMerchant: Subscriber = async (context, trx, event) => {
  const { merchant_id, audit_id, subject_id } = event;
  const order_id = event.kind === 'signed_in' ? null : subject_id;
  // No chat has a message about a new order yet, so there is none to edit.
  const isNew = order_id === null || event.kind === 'order_placed';
  const known = isNew ? [] : await messagesOfOrder(trx, merchant_id, order_id);
  for (const message of known) await context.jobs.send(trx, editMessageJob, message);
  const kind = noticeOf(event);
  if (!kind || !(await isNoticeEnabled(trx, merchant_id, kind, 'bot'))) return;
  for (const { chat_key, blocked_at } of await readOnce(trx, `chats of ${merchant_id}`, () =>
    listChats(trx, merchant_id),
  )) {
    if (blocked_at) continue;
    await context.jobs.send(trx, sendMessageJob, { merchant_id, chat_key, event_id: audit_id, order_id, kind });
  }
};
