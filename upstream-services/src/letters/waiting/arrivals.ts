import { basePath } from 'shared-contracts';
import { z } from 'zod';
import { inlineText } from '../../common/plain-text.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/index.ts';
import { titlesOfShops } from '../../merchants/index.ts';
import { productsBefore, productsOfOrder } from '../../orders/index.ts';
import type { OutboxEvent, Subscriber } from '../../outbox/index.ts';
import { stockTexts } from './texts.ts';
import { takeWaits, waitedOf } from './waits-repository.ts';

/** Products of which an event may bring some: a correction, or an order that gives back what it took. */
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

/** Has those told who wait for what may be there again. */
export const tellWaiting: Subscriber = async (context, trx, event) => {
  const { merchant_id: merchantId } = event;
  const products = await productsOf(context, event);
  if (products.length === 0) return;
  for (const productId of await waitedOf(trx, merchantId, products)) {
    await context.jobs.send(trx, arrivalJob, { merchantId, productId });
  }
};

/** Letters that one run of the job writes; what is left is written by the next. */
const most = 200;

/** @param title,size,shop the merchant's words */
function letterOf(title: string, size: string, shop: string, link: string): { subject: string; text: string } {
  const { letter } = stockTexts;
  const what = letter.title(inlineText(title), inlineText(size));
  return { subject: letter.subject(what, inlineText(shop)), text: letter.body(what, inlineText(shop), link) };
}

/**
 * Writes to those who wait for a product, once each: who is written to does not wait any more, in one transaction with the letter. Where it has
 * gone again meanwhile, they wait on.
 */
export const arrivalJob = defineJob({
  name: 'stock-arrival',
  data: z.object({ merchantId: z.uuid(), productId: z.uuid() }),
  retry: { limit: 10, delay: 15, most: 1_800 },
  timeLimit: 120,
  async handle(context: AppContext, { merchantId, productId }) {
    await inTransaction(context, async (trx) => {
      const waits = await takeWaits(trx, merchantId, productId, most);
      const shop = (await titlesOfShops(trx, [merchantId])).get(merchantId);
      if (!shop) return;
      for (const { email, site, title, size } of waits) {
        const link = `${site}${basePath}/shop/${shop.merchant_name}/product/${productId}`;
        await context.mail.send(trx, { to: email, ...letterOf(title, size, shop.title || shop.merchant_name, link) });
      }
      if (waits.length === most) await context.jobs.send(trx, arrivalJob, { merchantId, productId });
    });
  },
});
