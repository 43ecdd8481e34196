import { sql } from 'kysely';
import type { MymStatus, ProductField } from 'shared-contracts';
import type { Database } from '../db/database.ts';

/**
 * The next published products, by their ids from the one after `after`: an order that no change of the merchant's disturbs meanwhile.
 */
const published = (merchantId: string, after: string | undefined, most: number) => sql`
  select * from products
  where merchant_id = ${merchantId} and deleted_at is null and is_posted
    and product_id > ${after ?? '00000000-0000-0000-0000-000000000000'}
  order by product_id limit ${most}`;

/** Ids of published products with the times of their last change. */
export async function findProductTimes(db: Database, merchantId: string, after: string | undefined, most: number) {
  const { rows } = await sql<{ product_id: string; updated_at: Date }>`
    select product_id, updated_at from (${published(merchantId, after, most)}) as products order by product_id
  `.execute(db);
  return rows;
}

/** A shop's revision, when it was raised last, and its mum status. */
export async function readShopChange(db: Database, merchantId: string) {
  const { rows } = await sql<{ revision: number; changed_at: Date; mum_status: MymStatus }>`
    select revision, changed_at, mum_status from shop_state join shops using (merchant_id)
    where merchant_id = ${merchantId}
  `.execute(db);
  return rows[0] as (typeof rows)[number];
}

/** A published product with its first category and all its shown pictures. */
export interface OfferRow {
  product_id: string;
  title: string;
  price: number;
  old_price: number | null;
  fields: ProductField[];
  category_id: string | null;
  pictures: { bucket: string; key: string; width: number; height: number }[];
}

/** The next published products as a product feed needs them. */
export async function findOffers(db: Database, merchantId: string, after: string | undefined, most: number) {
  const { rows } = await sql<OfferRow>`
    select product_id, title, price, old_price, fields,
      (select categories.category_id from product_categories join categories using (merchant_id, category_id)
        where product_categories.merchant_id = products.merchant_id and product_categories.product_id = products.product_id
        order by categories.position limit 1) as category_id,
      (select coalesce(json_agg(json_build_object('bucket', bucket, 'key', key, 'width', width, 'height', height)
          order by place, created_at), '[]')
        from content
        where content.merchant_id = products.merchant_id and external_id = products.product_id::text and show) as pictures
    from (${published(merchantId, after, most)}) as products
    order by product_id
  `.execute(db);
  return rows;
}
