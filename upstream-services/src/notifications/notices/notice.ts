import type { NoticeKind } from 'shared-contracts';
import type { OutboxEvent } from '../outbox/index.ts';

/**
 * `held` and `confirmed` have texts of their own, but no switch: held money goes by the switch of `paid`, a confirmed order by hand by that of
 * `placed`.
 */
export type Notice = NoticeKind | 'held' | 'confirmed';

const paymentNotices: Readonly<Record<string, Notice>> = { waiting_for_capture: 'held', succeeded: 'paid' };

export function noticeOf({ kind, actor, became }: OutboxEvent): Notice | undefined {
  if (kind === 'signed_in') return 'signed_in';
  if (actor === 'merchant') return undefined;
  if (kind === 'order_placed') return 'placed';
  if (kind === 'order_confirmed') return 'confirmed';
  if (kind === 'order_payment_reported') return 'reported';
  if (kind === 'order_payment_state') return paymentNotices[became ?? ''];
  return kind === 'order_status' && became === 'canceled' ? 'canceled' : undefined;
}

export const kindOf = (notice: Notice): NoticeKind => {
  if (notice === 'confirmed') return 'placed';
  return notice === 'held' ? 'paid' : notice;
};
