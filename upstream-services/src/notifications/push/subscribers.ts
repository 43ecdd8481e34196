import type { LetterKind } from 'shared-contracts';
import { readLine } from '../../audit/index.ts';
import type { AppContext } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { getNotificationStart, letterKindForEvent, revertKinds } from '../letters/index.ts';
import { isNoticeEnabled, noticeOf } from '../notices/index.ts';
import { type OutboxEvent, readOnce, type Subscriber } from '../outbox/index.ts';
import { noticeFor } from './compose.ts';
import { listDevices } from './device-repository.ts';
import { listFollowers, setEnd } from './follower-repository.ts';
import { buyerPushJob, devicePushJob } from './push-jobs.ts';

export const tellDevices: Subscriber = async (context, trx, event) => {
  const { merchant_id, audit_id: event_id, subject_id, at } = event;
  const kind = event.kind === 'order_payment_report_withdrawn' ? 'withdrawn' : noticeOf(event);
  if (!kind || !(await isNoticeEnabled(trx, merchant_id, noticeFor(kind), 'push'))) return;
  const order_id = kind === 'signed_in' ? null : subject_id;
  for (const { push_id } of await readOnce(trx, `devices of ${merchant_id}`, () => listDevices(trx, merchant_id))) {
    const data = { merchant_id, push_id, event_id, order_id, kind, at: at.toISOString() };
    await context.jobs.send(trx, devicePushJob, data, { owner: merchant_id });
  }
};

const kept = { afterEnd: 30 * 86_400_000, open: 365 * 86_400_000 };

async function heardOf(context: AppContext, trx: Trx, event: OutboxEvent): Promise<LetterKind | undefined> {
  const { merchant_id, kind, reverts } = event;
  if (reverts === null || !revertKinds.includes(kind)) {
    const news = letterKindForEvent(event);
    // A buyer who has just placed the order needs no push about it.
    return news === 'placed' ? undefined : news;
  }
  const step = await readLine(trx, merchant_id, reverts);
  const notifiedAt = step && (getNotificationStart({ now: () => step.at }, step) ?? step.at);
  return notifiedAt && notifiedAt <= context.now() && letterKindForEvent(step) ? 'reverted' : undefined;
}

export const tellBuyersBrowsers: Subscriber = async (context, trx, event) => {
  const { merchant_id, audit_id: event_id, subject_id: order_id, kind: what, became, at } = event;
  if (order_id === null || what === 'signed_in') return;
  if (what === 'order_status' || what === 'order_status_reverted') {
    const isOver = became === 'completed' || became === 'canceled';
    const ends = new Date(context.now().getTime() + (isOver ? kept.afterEnd : kept.open));
    await setEnd(trx, { merchant_id, order_id }, ends);
  }
  const kind = await heardOf(context, trx, event);
  if (!kind) return;
  const followers = await listFollowers(trx, { merchant_id, order_id });
  const startAfter = kind === 'reverted' ? undefined : getNotificationStart(context, event);
  for (const { push_id } of followers) {
    const data = { merchant_id, push_id, event_id, order_id, kind, at: at.toISOString() };
    await context.jobs.send(trx, buyerPushJob, data, { owner: merchant_id, ...(startAfter ? { startAfter } : {}) });
  }
};
