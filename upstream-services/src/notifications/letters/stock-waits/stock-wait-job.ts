import { basePath } from 'shared-contracts';
import { z } from 'zod';
import { inlineText } from '../../../common/plain-text.ts';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { defineJob } from '../../../jobs/index.ts';
import { enforceRateLimit } from '../../../limits/index.ts';
import { type LetterShop, readLetterShop } from '../../../merchants/index.ts';
import { productsBefore, productsOfOrder } from '../../../orders/index.ts';
import type { OutboxEvent, Subscriber } from '../../outbox/index.ts';
import { retryTimeOf, shopLetter } from '../shop-letter.ts';
import { dueWaits, findWaitedProducts, nextDue, postponeWait, takeWait, type WaitedFor } from './repository.ts';
import { stockTexts } from './texts.ts';

const productKinds: string[] = ['product_stock', 'product_visibility', 'product_restored'];

async function productsOf(
  { db }: AppContext,
  { kind, merchant_id, subject_id, became }: OutboxEvent,
): Promise<string[]> {
  if (subject_id === null) return [];
  if (productKinds.includes(kind)) return [subject_id];
  if (kind === 'order_edited') return productsBefore(db, { merchantId: merchant_id, orderId: subject_id });
  const givesBack = (kind === 'order_status' || kind === 'order_payment_state') && became === 'canceled';
  return givesBack ? productsOfOrder(db, merchant_id, subject_id) : [];
}

export const notifyStockWaits: Subscriber = async (context, trx, event) => {
  const { merchant_id: merchantId } = event;
  const products = await productsOf(context, event);
  if (products.length === 0) return;
  for (const productId of await findWaitedProducts(trx, merchantId, products)) {
    await context.jobs.send(trx, stockWaitJob, { merchantId, productId });
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
    const inside = { ...context, db: trx };
    await enforceRateLimit(inside, ['stockLettersToAddress', wait.email.toLowerCase()]);
    await context.mail.send(trx, { ...(await shopLetter(inside, shop, letterOf(wait, shop))), bulk: true });
  });

/** Until when a wait is postponed; undefined where its letter can never be sent and the wait is dropped. */
async function outcomeOf(context: AppContext, wait: WaitedFor, error: unknown): Promise<Date | undefined> {
  if (!(error instanceof z.ZodError)) return retryTimeOf(context, error);
  context.log.warn({ product: wait.productId, err: error }, 'a stock letter that cannot be sent: its wait is dropped');
  await inTransaction(context, (trx) => takeWait(trx, wait));
}

/**
 * Writes once to each person who waits for a product, in the order in which they came. If it is sold out again meanwhile, they wait on; a recipient
 * at the limit of letters waits until the next is allowed.
 */
export const stockWaitJob = defineJob({
  name: 'stock-arrival',
  data: z.object({ merchantId: z.uuid(), productId: z.uuid(), again: z.boolean().optional() }),
  retry: { limit: 10, delay: 15, most: 1_800 },
  timeLimit: 120,
  async handle(context: AppContext, data) {
    const waits = await dueWaits(context.db, data, context.now(), most);
    const shop = await readLetterShop(context.db, data.merchantId);
    const postponed: [WaitedFor, Date][] = [];
    for (const wait of waits) {
      const until = await tell(context, wait, shop).catch((error: unknown) => outcomeOf(context, wait, error));
      if (until) postponed.push([wait, until]);
    }
    await inTransaction(context, async (trx) => {
      for (const [wait, until] of postponed) await postponeWait(trx, wait, until);
      // Only a run that postponed waits, or follows such a run, schedules another one; a run that finds waits which others postponed does not.
      const again = postponed.length > 0 || data.again;
      if (waits.length === most) return context.jobs.send(trx, stockWaitJob, { ...data, again });
      const startAfter = again ? await nextDue(trx, data, context.now()) : undefined;
      if (startAfter) await context.jobs.send(trx, stockWaitJob, { ...data, again }, { startAfter });
    });
  },
});
