import type { BotMessageKind } from '../db/schema/bot.ts';
import type { OutboxEvent, Subscriber } from '../outbox/index.ts';
import { listChats } from './chat-repository.ts';
import { editMessageJob, sendMessageJob } from './message-jobs.ts';
import { messagesOfOrder } from './message-repository.ts';

const paymentKinds: Readonly<Record<string, BotMessageKind>> = { waiting_for_capture: 'held', succeeded: 'paid' };

/** What a merchant is told of an event; undefined where it is the merchant's own doing, or nothing to tell of. */
function kindOf({ kind, actor, became }: OutboxEvent): BotMessageKind | undefined {
  if (kind === 'signed_in') return 'signed_in';
  if (actor === 'merchant') return undefined;
  if (kind === 'order_placed') return 'placed';
  if (kind === 'order_payment_reported') return 'reported';
  if (kind === 'order_payment_state') return paymentKinds[became ?? ''];
  return kind === 'order_status' && became === 'canceled' ? 'canceled' : undefined;
}

/** Tells the chats of the order's merchant of an event, and brings what they were told of the order before up to date. */
export const tellMerchant: Subscriber = async (context, trx, event) => {
  const { merchant_id, audit_id, subject_id } = event;
  const order_id = event.kind === 'signed_in' ? null : subject_id;
  const known = order_id === null ? [] : await messagesOfOrder(trx, merchant_id, order_id);
  for (const message of known) await context.jobs.send(trx, editMessageJob, message);
  const kind = kindOf(event);
  if (!kind) return;
  for (const { chat_key, blocked_at } of await listChats(trx, merchant_id)) {
    if (blocked_at) continue;
    await context.jobs.send(trx, sendMessageJob, { merchant_id, chat_key, event_id: audit_id, order_id, kind });
  }
};
