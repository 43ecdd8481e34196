import { type Product, parseJson, readList, sizesOf } from 'shared-contracts';
import { readStored, writeStored } from 'shared-runtime';
import { z } from 'zod';

const stored = z.object({
  id: z.string().min(1),
  title: z.string(),
  /** Roubles, as the shopper saw it last. */
  price: z.number(),
  sale: z.number().nullable().catch(null),
  /** A size comes first. */
  sized: z.boolean().catch(false),
});
/** A product that was looked at on this device. Its pictures are asked for when it is shown. */
export type ViewedProduct = z.infer<typeof stored>;

const most = 12;
/** Key of a shop's list in the browser's storage. */
export const viewedKey = (merchantName: string): string => `b2b:viewed:${merchantName}`;

/** Products of a shop that were looked at on this device, latest first. */
export const viewedProducts = (merchantName: string): ViewedProduct[] =>
  readList(parseJson(readStored(viewedKey(merchantName)) ?? ''), stored);

/** Takes a product off the list, such as one that the shop does not sell any more. */
export function forgetViewed(merchantName: string, id: string): void {
  const others = viewedProducts(merchantName).filter((one) => one.id !== id);
  writeStored(viewedKey(merchantName), others.length > 0 ? JSON.stringify(others) : null);
}

/** Puts a product before the others; of more than 12 the oldest is forgotten. Where nothing can be kept, nothing is. */
export function rememberViewed(merchantName: string, product: Product): void {
  const { id, title, price, sale } = product;
  if (price === null) return;
  const viewed = { id, title, price, sale, sized: sizesOf(product).length > 0 };
  const others = viewedProducts(merchantName).filter((one) => one.id !== id);
  writeStored(viewedKey(merchantName), JSON.stringify([viewed, ...others].slice(0, most)));
}
