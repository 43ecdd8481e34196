import { jpegLink, kopecksOf, type LetterKind, letterKinds, type Order } from 'shared-contracts';
import { z } from 'zod';
import { isLatestLine, readLine } from '../../audit/index.ts';
import { withoutLinks } from '../../common/plain-text.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/index.ts';
import { type LetterOrder, letterKeyOf, readLetterOrder, wantsOrderLetters } from '../../orders/index.ts';
import type { Letter } from '../mail/index.ts';
import type { OutboxEvent, Subscriber } from '../outbox/index.ts';
import { letterOf, newsText, progressLetterKinds } from './compose.ts';
import { ownTexts } from './repository.ts';
import { beginLetter, noteLetterSent, unmarkLetter, withdrawLetter } from './sent-letters.ts';
import { retryTimeOf, shopLetter, textsOfShop } from './shop-letter.ts';
import { texts } from './texts.ts';

export function letterKindForEvent({ kind, was, became, actor }: OutboxEvent): LetterKind | undefined {
  if (kind === 'order_placed') return actor === 'merchant' ? 'by_hand' : 'placed';
  // A photo that replaces another one is seen on the page, without a letter.
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

const holds: Record<LetterKind, (order: LetterOrder) => boolean> = {
  placed: () => true,
  by_hand: ({ order, status }) => order.unconfirmed && status !== 'canceled',
  edited: ({ status }) => status !== 'canceled',
  delivery_price: ({ status, order }) => status !== 'canceled' && order.deliveryInfo.deliveryPrice !== null,
  paid: ({ paymentState }) => paymentState === 'succeeded',
  refunded: ({ paymentState }) => paymentState === 'refunded',
  // A refund of the whole sum has a letter of its own.
  part_refunded: ({ paymentState }) => paymentState === 'succeeded',
  reverted: () => true,
  accepted: ({ status }) => status === 'accepted' || status === 'assembling',
  photo: ({ order }) => order.photo !== null,
  delivering: ({ status }) => status === 'delivering',
  ready: ({ status }) => status === 'delivering',
  completed: ({ status }) => status === 'completed',
  canceled: ({ status }) => status === 'canceled',
};

/** Of several such events in a row the last one is told: what is sent says what the order is by then. */
const lastTold: Partial<Record<LetterKind, string>> = {
  edited: 'order_edited',
  delivery_price: 'order_delivery_price',
  photo: 'order_photo',
};

const form = z.object({
  merchant_id: z.uuid(),
  order_id: z.uuid(),
  kind: z.enum(letterKinds),
  /** The event that the letter is about, which identifies it in all retries. Jobs of an earlier release lack it: the job's own id stands for it. */
  event_id: z.uuid().optional(),
});
type Telling = Required<z.infer<typeof form>>;

async function isToBeTold({ db }: AppContext, { merchant_id, order_id, event_id, kind }: Telling, order: LetterOrder) {
  const auditKind = lastTold[kind];
  const line = { auditId: event_id, subjectId: order_id, kind: auditKind ?? '' };
  return (
    holds[kind](order) &&
    (auditKind === undefined || (await isLatestLine(db, merchant_id, line, { added: kind === 'photo' })))
  );
}

async function refundOf({ db }: AppContext, { merchant_id, event_id }: Telling): Promise<number> {
  return kopecksOf(Number((await readLine(db, merchant_id, event_id))?.became ?? 0));
}

/** Reason of a cancellation. A buyer's text loses its web addresses, since the letter may go to somebody else's e-mail. */
async function reasonOf({ db }: AppContext, { merchant_id, event_id }: Telling, { cancelReason }: Order) {
  const line = await readLine(db, merchant_id, event_id);
  return line?.actor === 'merchant' ? cancelReason : withoutLinks(cancelReason);
}

async function letterArguments(
  context: AppContext,
  telling: Telling,
  { name, number, shop, link, total, paid, due, back, isPickup, ...rest }: LetterOrder,
): Promise<Parameters<typeof letterOf>> {
  const { merchant_id, kind } = telling;
  const letterKind = kind === 'delivering' && isPickup ? 'ready' : kind;
  const came = kind === 'paid' || kind === 'refunded' ? (paid ?? total) : total;
  const sum = kind === 'part_refunded' ? await refundOf(context, telling) : came;
  const cancelReason = kind === 'canceled' ? await reasonOf(context, telling, rest.order) : '';
  const order = { ...rest.order, cancelReason };
  const shopTexts = shop.isConfirmed ? await ownTexts(context.db, merchant_id) : {};
  return [letterKind, { name, number, sum, due, back, shop, link, order }, shopTexts[letterKind]];
}

/**
 * Marks a letter as being sent, and counts it for its recipient once, not in each retry: else a mail server that is down would use up the recipient's
 * limit. The letter that an order was placed is not counted.
 * @returns undefined where it was sent, or withdrawn
 * @throws Refusal rate_limited; it is not marked then
 */
async function begin(
  context: AppContext,
  telling: Telling,
  { email: to, link, shop }: LetterOrder,
  texts: { subject: string; text: string },
): Promise<Letter | undefined> {
  const begun = await beginLetter(context.db, telling, context.now());
  if (!begun) return undefined;
  const counts = telling.kind !== 'placed' && begun.isFirst;
  // No transaction: the place in the queue of a refused letter outlives its mark.
  return shopLetter(context, shop, { to, link, ...texts }, counts).catch(async (error: unknown) => {
    await unmarkLetter(context.db, telling);
    throw error;
  });
}

/**
 * One letter to the buyer of an order. Its content is read when it is sent, so that the queue holds nothing personal. Retries do not send it
 * twice, except where the mail server accepted it and its reply was lost: the copy then has the same Message-ID.
 */
export const orderLetterJob = defineJob({
  name: 'order-letter',
  data: form,
  retry: { limit: 20, delay: 15, most: 1_800 },
  timeLimit: 120,
  atOnce: 4,
  async handle(context: AppContext, data, { id }): Promise<void> {
    const { merchant_id, order_id, kind, event_id = id } = data;
    const telling = { merchant_id, order_id, event_id, kind };
    const order = await readLetterOrder(context, merchant_id, order_id);
    if (!order || order.email === '' || !(await isToBeTold(context, telling, order))) return;
    const { email, letters, link } = order;
    const isProgress = progressLetterKinds.includes(kind);
    if (isProgress && !(await wantsOrderLetters(context.db, merchant_id, email, letters))) return;
    const texts = letterOf(...(await letterArguments(context, telling, order)));
    const letter = await begin(context, telling, order, texts).catch((error) => retryTimeOf(context, error));
    if (letter instanceof Date) {
      await inTransaction(context, (trx) => context.jobs.send(trx, orderLetterJob, telling, { startAfter: letter }));
      return;
    }
    if (!letter) return;
    const key = letterKeyOf(context.config.secretKey, merchant_id, email);
    const may = isProgress ? { unsubscribe: `${link}/unsubscribe?key=${key}` } : {};
    await context.mailTransport.deliver({ ...letter, ...may }, event_id);
    await noteLetterSent(context.db, telling);
  },
});

interface News {
  subject: string;
  words: string;
  link: string;
  path: string;
  picture?: string;
}

export async function readOrderUpdate(
  context: AppContext,
  key: { merchant_id: string; order_id: string; event_id: string },
  kind: LetterKind,
): Promise<News | undefined> {
  const order = await readLetterOrder(context, key.merchant_id, key.order_id);
  if (!order || !(await isToBeTold(context, { ...key, kind }, order))) return undefined;
  const { link } = order;
  // Anybody with the order's link may follow it, even the recipient of an anonymous gift, who must not learn the buyer's name.
  const shownOrder = order.order.deliveryInfo.anonymous ? { ...order, name: texts.somebody } : order;
  const { photo } = order.order;
  return {
    ...textsOfShop(order.shop, newsText(...(await letterArguments(context, { ...key, kind }, shownOrder)))),
    link,
    path: new URL(link).pathname,
    ...(kind === 'photo' && photo ? { picture: new URL(jpegLink(photo.link), link).href } : {}),
  };
}

const pause = 60_000;

export const getNotificationStart = ({ now }: Pick<AppContext, 'now'>, { actor }: OutboxEvent): Date | undefined =>
  actor === 'merchant' ? new Date(now().getTime() + pause) : undefined;

export const revertKinds = ['order_status_reverted', 'order_payment_state_reverted', 'order_refund_reverted'];

/**
 * Queues the letters to the buyer of an order. A shopper's own step is told at once, the merchant's after a minute. A step that is reverted before
 * its letter was sent is never told; afterwards another letter corrects it.
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
  const kind = letterKindForEvent(event);
  if (kind) await write(kind, getNotificationStart(context, event));
};
