import type { NoticeKind } from 'shared-contracts';
import type { OutboxEvent } from '../outbox/index.ts';

/**
 * What a merchant is told of; money that is held is another thing to read than money that has come, and one thing to switch off. So is an order by
 * hand that its buyer has confirmed, beside one that a shopper placed.
 */
export type Notice = NoticeKind | 'held' | 'confirmed';

const paymentNotices: Readonly<Record<string, Notice>> = { waiting_for_capture: 'held', succeeded: 'paid' };

/** What an event is to its merchant; undefined where it is the merchant's own doing, or nothing to tell of. */
export function noticeOf({ kind, actor, became }: OutboxEvent): Notice | undefined {
  if (kind === 'signed_in') return 'signed_in';
  if (actor === 'merchant') return undefined;
  if (kind === 'order_placed') return 'placed';
  if (kind === 'order_confirmed') return 'confirmed';
  if (kind === 'order_payment_reported') return 'reported';
  if (kind === 'order_payment_state') return paymentNotices[became ?? ''];
  return kind === 'order_status' && became === 'canceled' ? 'canceled' : undefined;
}

/** The switch that a notice is under. */
export const kindOf = (notice: Notice): NoticeKind => {
  if (notice === 'confirmed') return 'placed';
  return notice === 'held' ? 'paid' : notice;
};
