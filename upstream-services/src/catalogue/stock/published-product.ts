import { sql } from 'kysely';
import { isSoldOut, remainingStockOf, sizesOf } from 'shared-contracts';
import type { Database } from '../../db/database.ts';
import { type StockedProduct, stockCountsJson, stockedProduct } from './counts.ts';

type SoldProduct = StockedProduct & { title: string };

export async function findPublishedProduct(
  db: Database,
  merchantId: string,
  productId: string,
): Promise<SoldProduct | undefined> {
  const row = await db
    .selectFrom('products')
    .select(['title', 'fields'])
    .select(stockCountsJson(sql.ref('products.merchant_id'), sql.ref('products.product_id')).as('counts'))
    .where('merchant_id', '=', merchantId)
    .where('product_id', '=', productId)
    .where('is_posted', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { title: row.title, ...stockedProduct(row.fields, row.counts) };
}

export function isInStock(product: StockedProduct, sizeId: string): boolean {
  if (sizeId === '') return !isSoldOut(product);
  const size = sizesOf(product).find(({ id }) => id === sizeId);
  return size !== undefined && remainingStockOf(product, size) !== 0;
}
