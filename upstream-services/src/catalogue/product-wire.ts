import { type Preview, type ProductWire, productFieldsText, roublesOf } from 'shared-contracts';
import { pictureLink } from '../common/links.ts';
import { roublesOrNull } from '../common/money.ts';
import { inShop } from './price-rules/in-shop.ts';
import type { ProductRow } from './product-query.ts';
import { withStock } from './stock/counts.ts';

function previewOf({ bucket, key, width, height, colour }: ProductRow): Preview | null {
  if (bucket === null || key === null || width === null || height === null || colour === null) return null;
  return { link: pictureLink(bucket, key), width, height, colour };
}

/** All that a list answers are shown: `show` is for its readers (promise 5.12.1). */
const wireOf = (row: ProductRow, order: number): ProductWire => ({
  product_id: row.product_id,
  title: row.title,
  price: roublesOf(row.price),
  old_price: roublesOrNull(row.old_price),
  is_posted: row.is_posted,
  categories: row.categories,
  meta_options: { product_fields: productFieldsText(withStock(row.fields, row.stock)) },
  show: true,
  order,
  preview: previewOf(row),
  ...(row.stock?.[''] && { stock: row.stock[''] }),
});

/** How a product travels: to whom it belongs, or to whom it is sold. `order` is what readers sort by. */
export type WireOf = (row: ProductRow, order: number) => ProductWire;

/** A product as its merchant has typed it, with the rule that the shop's prices follow. */
export const ownWireOf: WireOf = (row, order) => ({
  ...wireOf(row, order),
  ...(row.price_rule && { price_rule: row.price_rule }),
});

/** A product as the shop sells it. */
export const soldWireOf: WireOf = (row, order) => ({
  ...wireOf(inShop(row), order),
  ...(row.price_rule && { price_until: row.price_rule.ends_at }),
});
