import { jpegLink, kopecksOf, type LetterKind, letterKinds } from 'shared-contracts';
import { z } from 'zod';
import { readLine } from '../audit/index.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { defineJob } from '../jobs/index.ts';
import { countTry } from '../limits/index.ts';
import { isQuiet, type LetterOrder, readLetterOrder } from '../orders/index.ts';
import type { OutboxEvent, Subscriber } from '../outbox/index.ts';
import { letterOf, newsText, ofTheWay } from './compose.ts';
import { ownTexts } from './repository.ts';
import { beginLetter, noteLetterSent, withdrawLetter } from './sent-letters.ts';
import { texts } from './texts.ts';

/** What a buyer is told of an event; undefined where it is nothing to tell of. */
export function newsOf({ kind, was, became, actor }: OutboxEvent): LetterKind | undefined {
  if (kind === 'order_placed') return actor === 'merchant' ? 'by_hand' : 'placed';
  // One in place of another is seen on the page.
  if (kind === 'order_photo') return was === null ? 'photo' : undefined;
  if (kind === 'order_edited') return 'edited';
  if (kind === 'order_difference_came') return 'paid';
  if (kind === 'order_refund' || kind === 'order_difference_returned') return 'part_refunded';
  if (kind === 'order_delivery_price') return became === null ? undefined : 'delivery_price';
  if (kind === 'order_payment_state')
    return became === 'succeeded' ? 'paid' : became === 'refunded' ? 'refunded' : undefined;
  if (kind !== 'order_status') return undefined;
  return letterKinds.find((letter) => letter === became);
}

/** Whether what a letter says is still so: what was taken back before it went out is not told. */
const holds: Record<LetterKind, (order: LetterOrder) => boolean> = {
  placed: () => true,
  by_hand: ({ order }) => order.unconfirmed,
  edited: ({ status }) => status !== 'canceled',
  delivery_price: ({ status }) => status !== 'canceled',
  paid: ({ paymentState }) => paymentState === 'succeeded',
  refunded: ({ paymentState }) => paymentState === 'refunded',
  // The whole has a letter of its own.
  part_refunded: ({ paymentState }) => paymentState === 'succeeded',
  reverted: () => true,
  accepted: ({ status }) => status === 'accepted' || status === 'assembling',
  photo: ({ order }) => order.photo !== null,
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
  { name, number, shop, link, total, paid, due, back, isPickup, isConfirmed, order }: LetterOrder,
): Promise<Parameters<typeof letterOf>> {
  const told = kind === 'delivering' && isPickup ? 'ready' : kind;
  const came = kind === 'paid' || kind === 'refunded' ? (paid ?? total) : total;
  const sum = kind === 'part_refunded' ? await refundOf(context, merchant_id, event_id) : came;
  const own = isConfirmed ? await ownTexts(context.db, merchant_id) : {};
  return [told, { name, number, sum, due, back, shop, link, order }, own[told]];
}

/** When a letter may go out whose recipient has had enough for now; undefined: at once. That an order was placed is always told. */
async function waitsUntil(context: AppContext, kind: LetterKind, email: string): Promise<Date | undefined> {
  if (kind === 'placed') return undefined;
  try {
    await countTry(context, ['lettersToAddress', email.toLowerCase()]);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return new Date(context.now().getTime() + (error.extra.retryAfter ?? 60) * 1_000);
  }
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
  async handle(context: AppContext, data, { id }): Promise<void> {
    const { merchant_id, order_id, kind, event_id } = data;
    const order = await readLetterOrder(context, merchant_id, order_id);
    if (!order || order.email === '' || !holds[kind](order)) return;
    if (ofTheWay.includes(kind) && (await isQuiet(context.db, merchant_id, order.email))) return;
    const startAfter = await waitsUntil(context, kind, order.email);
    if (startAfter) {
      await inTransaction(context, (trx) => context.jobs.send(trx, orderLetterJob, data, { startAfter }));
      return;
    }
    const event = event_id && { merchant_id, event_id, order_id };
    if (event && !(await beginLetter(context.db, event, context.now()))) return;
    const letter = letterOf(...(await toldOf(context, data, order)));
    const may = ofTheWay.includes(kind) ? { unsubscribe: `${order.link}/unsubscribe` } : {};
    const answered = order.shop.email === '' ? {} : { replyTo: order.shop.email };
    await context.post.deliver({ to: order.email, ...letter, ...answered, ...may }, id);
    if (event) await noteLetterSent(context.db, event);
  },
});

/** What is told of an event in short. */
interface News {
  subject: string;
  words: string;
  /** Address of the order's page, and its path. */
  link: string;
  path: string;
  /** Address of a picture to it. */
  picture?: string;
}

/** What a buyer is told of an event in short; undefined where it is not so any more. */
export async function newsFor(
  context: AppContext,
  key: { merchant_id: string; order_id: string; event_id: string },
  kind: LetterKind,
): Promise<News | undefined> {
  const order = await readLetterOrder(context, key.merchant_id, key.order_id);
  if (!order || !holds[kind](order)) return undefined;
  const { link } = order;
  // Whoever has the order's link may follow it, and an anonymous gift's recipient may have it.
  const told = order.order.deliveryInfo.anonymous ? { ...order, name: texts.somebody } : order;
  const { photo } = order.order;
  return {
    ...newsText(...(await toldOf(context, { ...key, kind }, told))),
    link,
    path: new URL(link).pathname,
    ...(kind === 'photo' && photo ? { picture: new URL(jpegLink(photo.link), link).href } : {}),
  };
}

/** Milliseconds that a merchant has to take a step back before its buyer is told. */
const pause = 60_000;

/** When a buyer is told of an event: at once of what the shopper has just done, of the merchant's steps after a minute. */
export const toldAfter = ({ now }: Pick<AppContext, 'now'>, { actor }: OutboxEvent): Date | undefined =>
  actor === 'merchant' ? new Date(now().getTime() + pause) : undefined;

/** Events by which the merchant takes a step back. */
export const revertKinds = ['order_status_reverted', 'order_payment_state_reverted', 'order_refund_reverted'];

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
