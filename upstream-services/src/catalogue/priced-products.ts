import { type RawBuilder, sql } from 'kysely';
import type { ProductField } from 'shared-contracts';
import type { RuleInForceRow } from '../db/schema/price-rules.ts';
import { applyPriceRule } from './price-rules/apply-price-rule.ts';
import { type StockCounts, stockCountsJson } from './stock/counts.ts';

export interface PricedProduct {
  id: string;
  title: string;
  price: number;
  old_price: number | null;
  sold: boolean;
  fields: ProductField[];
  stock: StockCounts;
}

export const productsInCategories = (
  merchantId: string,
  products: readonly string[],
  categories: RawBuilder<unknown>,
) => sql<string[]>`(
  select coalesce(json_agg(distinct product_id), '[]') from product_categories
  where merchant_id = ${merchantId} and category_id = any(${categories}) and product_id = any(${products}::uuid[])
)`;

export interface ProductWithPriceRule {
  typed: PricedProduct;
  price_rule: RuleInForceRow | null;
}

/**
 * SQL subquery: {@link ProductWithPriceRule}s of a merchant by their ids, as a JSON list; unknown ids are left out. Price rules are evaluated at the
 * database's current time, even if nothing has begun or ended them yet.
 */
export const typedProductsJson = (merchantId: string, ids: readonly string[]) => sql<ProductWithPriceRule[]>`(
  select coalesce(json_agg(json_build_object(
    'typed', json_build_object(
      'id', product_id, 'title', title, 'price', price, 'old_price', old_price,
      'sold', is_posted and deleted_at is null, 'fields', fields,
      'stock', ${stockCountsJson(sql.ref('products.merchant_id'), sql.ref('products.product_id'))}
    ),
    'price_rule', price_rule_of(merchant_id, product_id)
  )), '[]')
  from products where merchant_id = ${merchantId} and product_id = any(${ids}::uuid[])
)`;

export const pricedProducts = (products: readonly ProductWithPriceRule[]): PricedProduct[] =>
  products.map(({ typed, price_rule }) => {
    const { price_rule: _, ...priced } = applyPriceRule({ ...typed, price_rule });
    return priced;
  });
