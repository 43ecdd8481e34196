import { sql } from 'kysely';
import type { ProductField } from 'shared-contracts';

/** A product as the database has it at the moment of the checkout. Kopecks. */
export interface PricedProduct {
  id: string;
  title: string;
  price: number;
  old_price: number | null;
  /** Neither unpublished nor deleted. */
  sold: boolean;
  fields: ProductField[];
}

/** Part of a statement: {@link PricedProduct}s of a merchant by their ids, as a JSON list; those not there are left out. */
export const pricedProductsJson = (merchantId: string, ids: readonly string[]) => sql<PricedProduct[]>`(
  select coalesce(json_agg(json_build_object(
    'id', product_id, 'title', title, 'price', price, 'old_price', old_price,
    'sold', is_posted and deleted_at is null, 'fields', fields
  )), '[]')
  from products where merchant_id = ${merchantId} and product_id = any(${ids}::uuid[])
)`;
