import { sql } from 'kysely';
import type { ProductField } from 'shared-contracts';
import { shownPicturesJson } from '../content/index.ts';
import type { Database } from '../db/database.ts';
import type { RuleInForceRow } from '../db/schema/price-rules.ts';
import { applyPriceRule } from './price-rules/apply-price-rule.ts';
import { type StockCounts, stockCountsJson } from './stock/counts.ts';

/** The next published products after the id `after`, ordered by id: changes by the merchant between two pages neither repeat nor skip a product. */
const published = (merchantId: string, after: string | undefined, most: number) => sql`
  select * from products
  where merchant_id = ${merchantId} and deleted_at is null and is_posted
    and product_id > ${after ?? '00000000-0000-0000-0000-000000000000'}
  order by product_id limit ${most}`;

export async function findProductTimes(db: Database, merchantId: string, after: string | undefined, most: number) {
  const { rows } = await sql<{ product_id: string; updated_at: Date }>`
    select product_id, greatest(updated_at, ruled_at) as updated_at
    from (${published(merchantId, after, most)}) as products order by product_id
  `.execute(db);
  return rows;
}

export interface OfferRow {
  product_id: string;
  title: string;
  price: number;
  old_price: number | null;
  fields: ProductField[];
  stock: StockCounts;
  price_rule: RuleInForceRow | null;
  category_id: string | null;
  pictures: { bucket: string; key: string; width: number; height: number }[];
}

export async function findOffers(db: Database, merchantId: string, after: string | undefined, most: number) {
  const { rows } = await sql<OfferRow>`
    select product_id, title, price, old_price, fields, price_rule,
      ${stockCountsJson(sql.ref('products.merchant_id'), sql.ref('products.product_id'))} as stock,
      (select categories.category_id from product_categories join categories using (merchant_id, category_id)
        where product_categories.merchant_id = products.merchant_id and product_categories.product_id = products.product_id
        order by categories.position limit 1) as category_id,
      ${shownPicturesJson(sql.ref('products.merchant_id'), sql`products.product_id::text`)} as pictures
    from (${published(merchantId, after, most)}) as products
    order by product_id
  `.execute(db);
  return rows.map(applyPriceRule);
}
