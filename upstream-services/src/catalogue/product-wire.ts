import { type Preview, type ProductWire, roublesOf, serializeProductFields } from 'shared-contracts';
import { pictureLink } from '../common/links.ts';
import { roublesOrNull } from '../common/money.ts';
import { applyPriceRule } from './price-rules/apply-price-rule.ts';
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
  meta_options: { product_fields: serializeProductFields(withStock(row.fields, row.stock)) },
  show: true,
  order,
  preview: previewOf(row),
  ...(row.stock?.[''] && { stock: row.stock[''] }),
});

export type ProductWireMapper = (row: ProductRow, order: number) => ProductWire;

export const toMerchantProductWire: ProductWireMapper = (row, order) => ({
  ...wireOf(row, order),
  ...(row.price_rule && { price_rule: row.price_rule }),
});

export const toPublicProductWire: ProductWireMapper = (row, order) => ({
  ...wireOf(applyPriceRule(row), order),
  ...(row.price_rule && { price_until: row.price_rule.ends_at }),
});
