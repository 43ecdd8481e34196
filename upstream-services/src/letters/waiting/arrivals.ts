import { basePath } from 'shared-contracts';
import { z } from 'zod';
import { inlineText } from '../../common/plain-text.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/index.ts';
import { type LetterShop, readLetterShop } from '../../merchants/index.ts';
import { productsBefore, productsOfOrder } from '../../orders/index.ts';
import type { OutboxEvent, Subscriber } from '../../outbox/index.ts';
import { shopLetter, waitsUntil } from '../shop-letter.ts';
import { stockTexts } from './texts.ts';
import { dueWaits, nextDue, postponeWait, takeWait, type WaitedFor, waitedOf } from './waits-repository.ts';

async function productsOf(
  { db }: AppContext,
  { kind, merchant_id, subject_id, became }: OutboxEvent,
): Promise<string[]> {
  if (subject_id === null) return [];
  if (kind === 'product_stock') return [subject_id];
  if (kind === 'order_edited') return productsBefore(db, { merchantId: merchant_id, orderId: subject_id });
  const givesBack = (kind === 'order_status' || kind === 'order_payment_state') && became === 'canceled';
  return givesBack ? productsOfOrder(db, merchant_id, subject_id) : [];
}

export const tellWaiting: Subscriber = async (context, trx, event) => {
  const { merchant_id: merchantId } = event;
  const products = await productsOf(context, event);
  if (products.length === 0) return;
  for (const productId of await waitedOf(trx, merchantId, products)) {
    await context.jobs.send(trx, arrivalJob, { merchantId, productId });
  }
};

const most = 200;

function letterOf({ email: to, site, productId, title, size }: WaitedFor, shop: LetterShop) {
  const link = `${site}${basePath}/shop/${shop.name}/product/${productId}`;
  const { letter } = stockTexts;
  const what = letter.title(inlineText(title), inlineText(size));
  const name = inlineText(shop.title);
  return { to, link, subject: letter.subject(what, name), text: letter.body(what, name, link) };
}

const tell = (context: AppContext, wait: WaitedFor, shop: LetterShop) =>
  inTransaction(context, async (trx) => {
    if (!(await takeWait(trx, wait))) return;
    await context.mail.send(trx, await shopLetter({ ...context, db: trx }, shop, letterOf(wait, shop)));
  });

/**
 * Writes to those who wait for a product, once each, longest first. Where it has gone again meanwhile, they wait on; who has had enough letters
 * for now waits until the next may come.
 */
export const arrivalJob = defineJob({
  name: 'stock-arrival',
  data: z.object({ merchantId: z.uuid(), productId: z.uuid() }),
  retry: { limit: 10, delay: 15, most: 1_800 },
  timeLimit: 120,
  async handle(context: AppContext, data) {
    const waits = await dueWaits(context.db, data, context.now(), most);
    const shop = await readLetterShop(context.db, data.merchantId);
    for (const wait of waits) {
      const until = await tell(context, wait, shop).catch((error) => waitsUntil(context, error));
      if (until) await postponeWait(context.db, wait, until);
    }
    const isMore = waits.length === most;
    const startAfter = isMore ? undefined : await nextDue(context.db, data, context.now());
    if (!isMore && !startAfter) return;
    await inTransaction(context, (trx) => context.jobs.send(trx, arrivalJob, data, { startAfter }));
  },
});
