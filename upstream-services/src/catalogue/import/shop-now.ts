import { sql } from 'kysely';
import type { ProductField } from 'shared-contracts';
import type { Database } from '../../db/database.ts';
import { ownPictureKey, tokenOfPictureLink } from '../../picture-links.ts';

/** A product as an import finds it. */
export interface ProductNow {
  product_id: string;
  title: string;
  price: number;
  old_price: number | null;
  is_posted: boolean;
  fields: ProductField[];
  search_text: string;
  /** From 0. */
  position: number;
  categories: string[];
  /** Its shown pictures in their order. */
  pictures: PictureNow[];
}

export interface PictureNow {
  content_id: string;
  bucket: string;
  key: string;
  token: string;
}

export interface CategoryNow {
  category_id: string;
  title: string;
}

/** What of a shop an import is compared with. */
export interface ShopNow {
  /** In the shop's order. */
  products: ProductNow[];
  categories: CategoryNow[];
}

/** Reads all of a merchant's products and categories, in three statements whatever their number. */
export async function readShopNow(db: Database, merchantId: string): Promise<ShopNow> {
  const { rows: products } = await sql<ProductNow>`
    select p.product_id, p.title, p.price, p.old_price, p.is_posted, p.fields, p.search_text, p.position,
      coalesce(c.ids, '[]') as categories, coalesce(k.pictures, '[]') as pictures
    from products p
    left join (
      select product_id, json_agg(category_id order by category_id) as ids
      from product_categories where merchant_id = ${merchantId} group by product_id
    ) c on c.product_id = p.product_id
    left join (
      select external_id, json_agg(
        json_build_object('content_id', content_id, 'bucket', bucket, 'key', key, 'token', idempotency_token)
        order by place, created_at
      ) as pictures
      from content where merchant_id = ${merchantId} and show group by external_id
    ) k on k.external_id = p.product_id::text
    where p.merchant_id = ${merchantId} and p.deleted_at is null
    order by p.position, p.product_id
  `.execute(db);
  const categories = await db
    .selectFrom('categories')
    .select(['category_id', 'title'])
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .execute();
  return { products, categories };
}

/** Titles of categories are the same in whatever case, and with ё or е. */
export const plainTitle = (title: string): string => title.trim().toLowerCase().replaceAll('ё', 'е');

/** Whether a product shows exactly these pictures, in this order. */
export const showsPictures = (product: ProductNow, sources: readonly string[]): boolean =>
  product.pictures.length === sources.length &&
  product.pictures.every(({ key, token }, index) => {
    const source = sources[index] ?? '';
    return ownPictureKey(source) === key || tokenOfPictureLink(product.product_id, source) === token;
  });
