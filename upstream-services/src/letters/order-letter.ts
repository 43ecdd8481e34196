import { type LetterKind, letterKinds } from 'shared-contracts';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { defineJob } from '../jobs/index.ts';
import { isQuiet, type LetterOrder, readLetterOrder } from '../orders/index.ts';
import type { OutboxEvent, Subscriber } from '../outbox/index.ts';
import { letterOf, ofTheWay } from './compose.ts';
import { ownTexts } from './repository.ts';

/** What a buyer is written about an event; undefined where it is nothing to write about. */
function kindOf({ kind, became }: OutboxEvent): LetterKind | undefined {
  if (kind === 'order_placed') return 'placed';
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
  accepted: ({ status }) => status === 'accepted' || status === 'assembling',
  delivering: ({ status }) => status === 'delivering',
  completed: ({ status }) => status === 'completed',
  canceled: ({ status }) => status === 'canceled',
};

const form = z.object({ merchant_id: z.uuid(), order_id: z.uuid(), kind: z.enum(letterKinds) });

/** One letter to the buyer of an order. What it says is read when it goes out: nothing personal waits in the queue. */
export const orderLetterJob = defineJob({
  name: 'order-letter',
  data: form,
  retry: { limit: 20, delay: 15, most: 1_800 },
  timeLimit: 120,
  atOnce: 4,
  async handle(context: AppContext, { merchant_id, order_id, kind }, { id }) {
    const order = await readLetterOrder(context, merchant_id, order_id);
    if (!order || order.email === '' || !holds[kind](order)) return;
    if (ofTheWay.includes(kind) && (await isQuiet(context.db, merchant_id, order.email))) return;
    const own = await ownTexts(context.db, merchant_id);
    const { name, number, total, shop, link } = order;
    const letter = letterOf(kind, { name, number, sum: total, shop, link }, own[kind]);
    await context.post.deliver({ to: order.email, ...letter }, id);
  },
});

/** Milliseconds that a merchant has to take a step back before its letter goes out. */
const pause = 60_000;

/** Has the buyer of an order written to. What the shopper has just done is told at once, what the merchant did after a minute. */
export const tellBuyer: Subscriber = async (context, trx, event) => {
  const kind = kindOf(event);
  if (!kind || event.subject_id === null) return;
  const startAfter = event.actor === 'merchant' ? new Date(context.now().getTime() + pause) : undefined;
  const data = { merchant_id: event.merchant_id, order_id: event.subject_id, kind };
  await context.jobs.send(trx, orderLetterJob, data, { startAfter });
};
