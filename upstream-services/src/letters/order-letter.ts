import { kopecksOf, type LetterKind, letterKinds } from 'shared-contracts';
import { z } from 'zod';
import { readLine } from '../audit/index.ts';
import type { AppContext } from '../context.ts';
import { defineJob } from '../jobs/index.ts';
import { isQuiet, type LetterOrder, readLetterOrder } from '../orders/index.ts';
import type { OutboxEvent, Subscriber } from '../outbox/index.ts';
import { letterOf, newsText, ofTheWay } from './compose.ts';
import { ownTexts } from './repository.ts';
import { beginLetter, noteLetterSent, withdrawLetter } from './sent-letters.ts';

/** What a buyer is told of an event; undefined where it is nothing to tell of. */
export function newsOf({ kind, became }: OutboxEvent): LetterKind | undefined {
  if (kind === 'order_placed') return 'placed';
  if (kind === 'order_refund') return 'part_refunded';
  if (kind === 'order_delivery_price') return became === null ? undefined : 'delivery_price';
  if (kind === 'order_payment_state')
    return became === 'succeeded' ? 'paid' : became === 'refunded' ? 'refunded' : undefined;
  if (kind !== 'order_status') return undefined;
  return letterKinds.find((letter) => letter === became);
}

/** Whether what a letter says is still so: what was taken back before it went out is not told. */
const holds: Record<LetterKind, (order: LetterOrder) => boolean> = {
  placed: () => true,
  delivery_price: ({ status }) => status !== 'canceled',
  paid: ({ paymentState }) => paymentState === 'succeeded',
  refunded: ({ paymentState }) => paymentState === 'refunded',
  // The whole has a letter of its own.
  part_refunded: ({ paymentState }) => paymentState === 'succeeded',
  reverted: () => true,
  accepted: ({ status }) => status === 'accepted' || status === 'assembling',
  delivering: ({ status }) => status === 'delivering',
  ready: ({ status }) => status === 'delivering',
  completed: ({ status }) => status === 'completed',
  canceled: ({ status }) => status === 'canceled',
};

const form = z.object({
  merchant_id: z.uuid(),
  order_id: z.uuid(),
  kind: z.enum(letterKinds),
  /** Left out by the release before. */
  event_id: z.uuid().optional(),
});

/** Kopecks that a refund gave back. */
async function refundOf({ db }: AppContext, merchantId: string, eventId = ''): Promise<number> {
  return kopecksOf(Number((await readLine(db, merchantId, eventId))?.became ?? 0));
}

/** What is told of an order: which kind it is, with which values, in whose words. One that its buyer comes for is ready, not on its way. */
async function toldOf(
  context: AppContext,
  { merchant_id, event_id, kind }: Pick<z.infer<typeof form>, 'merchant_id' | 'event_id' | 'kind'>,
  { name, number, shop, link, total, paid, isPickup, paymentState, order }: LetterOrder,
): Promise<Parameters<typeof letterOf>> {
  const told = kind === 'delivering' && isPickup ? 'ready' : kind;
  const came = kind === 'paid' || kind === 'refunded' ? (paid ?? total) : total;
  const sum = kind === 'part_refunded' ? await refundOf(context, merchant_id, event_id) : came;
  const due = paymentState === 'succeeded' && paid !== null ? Math.max(0, total - paid) : 0;
  return [told, { name, number, sum, due, shop, link, order }, (await ownTexts(context.db, merchant_id))[told]];
}

/**
 * One letter to the buyer of an order. What it says is read when it goes out: nothing personal waits in the queue. It goes out once, whatever is
 * tried again, but where a mail server took it and nobody heard so: mail knows no key that would tell.
 */
export const orderLetterJob = defineJob({
  name: 'order-letter',
  data: form,
  retry: { limit: 20, delay: 15, most: 1_800 },
  timeLimit: 120,
  atOnce: 4,
  async handle(context: AppContext, data, { id }) {
    const { merchant_id, order_id, kind, event_id } = data;
    const order = await readLetterOrder(context, merchant_id, order_id);
    if (!order || order.email === '' || !holds[kind](order)) return;
    if (ofTheWay.includes(kind) && (await isQuiet(context.db, merchant_id, order.email))) return;
    const event = event_id && { merchant_id, event_id, order_id };
    if (event && !(await beginLetter(context.db, event, context.now()))) return;
    const letter = letterOf(...(await toldOf(context, data, order)));
    const may = ofTheWay.includes(kind) ? { unsubscribe: `${order.link}/unsubscribe` } : {};
    await context.post.deliver({ to: order.email, ...letter, ...may }, id);
    if (event) await noteLetterSent(context.db, event);
  },
});

/** What a buyer is told of an event in short; undefined where it is not so any more. `path` is that of the order's page. */
export async function newsFor(
  context: AppContext,
  key: { merchant_id: string; order_id: string; event_id: string },
  kind: LetterKind,
): Promise<{ subject: string; words: string; link: string; path: string } | undefined> {
  const order = await readLetterOrder(context, key.merchant_id, key.order_id);
  if (!order || !holds[kind](order)) return undefined;
  const { link } = order;
  return { ...newsText(...(await toldOf(context, { ...key, kind }, order))), link, path: new URL(link).pathname };
}

/** Milliseconds that a merchant has to take a step back before its buyer is told. */
const pause = 60_000;

/** When a buyer is told of an event: at once of what the shopper has just done, of the merchant's steps after a minute. */
export const toldAfter = ({ now }: Pick<AppContext, 'now'>, { actor }: OutboxEvent): Date | undefined =>
  actor === 'merchant' ? new Date(now().getTime() + pause) : undefined;

/** Events by which the merchant takes a step back. */
export const revertKinds = ['order_status_reverted', 'order_payment_state_reverted'];

/**
 * Has the buyer of an order written to. What the shopper has just done is told at once, what the merchant did after a minute; what is taken back
 * before its letter went out is never told, and put right where it did.
 */
export const tellBuyer: Subscriber = async (context, trx, event) => {
  const { merchant_id, subject_id: order_id, audit_id: event_id, reverts } = event;
  if (order_id === null) return;
  const write = (kind: LetterKind, startAfter?: Date) =>
    context.jobs.send(trx, orderLetterJob, { merchant_id, order_id, kind, event_id }, { startAfter });
  if (reverts !== null && revertKinds.includes(event.kind)) {
    const withdrawn = await withdrawLetter(trx, { merchant_id, event_id: reverts, order_id }, context.now());
    if (!withdrawn) await write('reverted');
    return;
  }
  const kind = newsOf(event);
  if (kind) await write(kind, toldAfter(context, event));
};
