import { sql } from 'kysely';
import { listLowStock, lowStockThreshold, maxLowStockProducts } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';

interface LowRow {
  product_id: string;
  title: string;
  size: string;
  left: number;
  count: number;
}

/** Ignores the stock of a size that no longer exists. The stock of a product as a whole counts unless every size has a stock of its own. */
export default bindRoute(listLowStock, async ({ context: { db }, caller: { merchantId } }) => {
  const { rows } = await sql<LowRow>`
    with sizes as (
      select products.product_id, products.title, size ->> 'id' as id, size ->> 'value' as value
      from products, jsonb_array_elements(fields) as field, jsonb_array_elements(field -> 'sizes') as size
      where merchant_id = ${merchantId} and deleted_at is null and is_posted and field ->> 'type' = 'sizes'
        and product_id in (
          select product_id from product_stock
          where merchant_id = ${merchantId} and kind = 'counted' and amount <= ${lowStockThreshold}
        )
    )
    select stock.product_id, products.title, coalesce(sizes.value, '') as size, stock.amount as "left",
      (count(*) over ())::integer as count
    from product_stock as stock
    join products using (merchant_id, product_id)
    left join sizes on sizes.product_id = stock.product_id and sizes.id = stock.size_id
    where stock.merchant_id = ${merchantId} and stock.kind = 'counted' and stock.amount <= ${lowStockThreshold}
      and products.deleted_at is null and products.is_posted
      and case when stock.size_id <> '' then sizes.id is not null else
        not exists (select from sizes as its where its.product_id = stock.product_id)
        or exists (
          select from sizes as its where its.product_id = stock.product_id and not exists (
            select from product_stock as own where own.merchant_id = stock.merchant_id
              and own.product_id = its.product_id and own.size_id = its.id
          )
        )
      end
    order by stock.amount, products.position, stock.product_id, stock.size_id
    limit ${maxLowStockProducts}
  `.execute(db);
  return { products: rows.map(({ count: _, ...row }) => row), total_count: rows[0]?.count ?? 0 };
});
