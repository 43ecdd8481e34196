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

export type WireOf = (row: ProductRow, order: number) => ProductWire;

export const ownWireOf: WireOf = (row, order) => ({
  ...wireOf(row, order),
  ...(row.price_rule && { price_rule: row.price_rule }),
});

export const soldWireOf: WireOf = (row, order) => ({
  ...wireOf(inShop(row), order),
  ...(row.price_rule && { price_until: row.price_rule.ends_at }),
});
