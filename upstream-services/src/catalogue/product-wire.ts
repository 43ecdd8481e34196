import { type Preview, type ProductField, type ProductWire, roublesOf } from 'shared-contracts';
import { pictureLink } from '../common/links.ts';
import { roublesOrNull } from '../common/money.ts';
import type { ProductRow } from './product-query.ts';

function previewOf({ bucket, key, width, height, colour }: ProductRow): Preview | null {
  if (bucket === null || key === null || width === null || height === null || colour === null) return null;
  return { link: pictureLink(bucket, key), width, height, colour };
}

/** `product_fields` travels as JSON text (promise 5.6.1). */
export const fieldsText = (fields: ProductField[]): string => JSON.stringify(fields);

/**
 * A product as it travels. All that a list answers are shown: `show` is for its readers (promise 5.12.1).
 * @param order what readers sort by; the place in the merchant's order unless the list has another one
 */
export const productWireOf = (row: ProductRow, order = row.position): ProductWire => ({
  product_id: row.product_id,
  title: row.title,
  price: roublesOf(row.price),
  old_price: roublesOrNull(row.old_price),
  is_posted: row.is_posted,
  categories: row.categories,
  meta_options: { product_fields: fieldsText(row.fields) },
  show: true,
  order,
  preview: previewOf(row),
});
