import { type RawBuilder, sql } from 'kysely';
import type { Product, ProductField, Size, Stock, UnpausedStock } from 'shared-contracts';
import type { Database } from '../../db/database.ts';

/** Stock of a product by size id, with '' for the product as a whole; null where nothing of it is counted. */
export type StockCounts = Readonly<Record<string, Stock>> | null;

/**
 * SQL subquery: {@link StockCounts} of the product of each row of an outer query. Columns are named one by one: a statement with `*` is not prepared,
 * and is planned anew each time.
 */
export const stockCountsJson = (merchantId: RawBuilder<unknown>, productId: RawBuilder<unknown>) => sql<StockCounts>`(
  select json_object_agg(size_id, stock) from (
    select size_id, case kind
      when 'counted' then json_build_object('kind', kind, 'left', amount)
      else json_build_object('kind', kind, 'days', amount)
    end as stock
    from product_stock as own
    where own.merchant_id = ${merchantId} and own.product_id = ${productId} and not exists (
      select from stock_pauses as paused
      where paused.merchant_id = own.merchant_id and paused.product_id = own.product_id and paused.size_id = own.size_id
    )
    union all
    select size_id, json_build_object('kind', 'paused', 'back_on', back_on)
    from stock_pauses as own where own.merchant_id = ${merchantId} and own.product_id = ${productId}
  ) as counted
)`;

export type LastingCounts = Readonly<Record<string, UnpausedStock>> | null;

export async function readCounts(db: Database, merchantId: string, ids: readonly string[] | null) {
  const rows = await db
    .selectFrom('product_stock')
    .select(['product_id', 'size_id', 'kind', 'amount'])
    .where('merchant_id', '=', merchantId)
    .$if(ids !== null, (query) => query.where('product_id', '=', sql<string>`any(${ids ?? []}::uuid[])`))
    .execute();
  const counts = new Map<string, Record<string, UnpausedStock>>();
  for (const { product_id, size_id, kind, amount } of rows) {
    const stock: UnpausedStock = kind === 'counted' ? { kind, left: amount } : { kind, days: amount };
    counts.set(product_id, { ...counts.get(product_id), [size_id]: stock });
  }
  return counts;
}

/** Which stock applies to a size: its own, else its product's; null where neither is counted. A product paused as a whole is paused in all sizes. */
export function resolveStock(
  counts: StockCounts,
  size: Pick<Size, 'id'> | null,
): { sizeId: string; stock: Stock } | null {
  const sizeIds = size && counts?.['']?.kind !== 'paused' ? [size.id] : [];
  for (const sizeId of [...sizeIds, '']) {
    const stock = counts?.[sizeId];
    if (stock) return { sizeId, stock };
  }
  return null;
}

export type StockedProduct = Pick<Product, 'meta' | 'stock'>;

export const stockedProduct = (fields: readonly ProductField[], counts: StockCounts): StockedProduct => ({
  meta: { productFields: withStock(fields, counts) },
  ...(counts?.[''] && { stock: counts[''] }),
});

export const withStock = (fields: readonly ProductField[], counts: StockCounts): ProductField[] =>
  fields.map((field) =>
    field.type === 'sizes' && counts
      ? {
          ...field,
          sizes: field.sizes.map((size) => ({ ...size, ...(counts[size.id] && { stock: counts[size.id] }) })),
        }
      : field,
  );
