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

/** Values by their keys, each key's in the order in which they come. */
function grouped<Row, Value>(rows: readonly Row[], keyOf: (row: Row) => string, take: (row: Row) => Value) {
  const groups = new Map<string, Value[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(take(row));
    else groups.set(keyOf(row), [take(row)]);
  }
  return groups;
}

/**
 * Reads all of a merchant's products and categories, in four statements whatever their number. They are put together here: joined, a
 * planner that knows little of tables into which thousands of products have just come would look through all for each.
 */
export async function readShopNow(db: Database, merchantId: string): Promise<ShopNow> {
  const products = await db
    .selectFrom('products')
    .select(['product_id', 'title', 'price', 'old_price', 'is_posted', 'fields', 'search_text', 'position'])
    .where('merchant_id', '=', merchantId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('product_id')
    .execute();
  const inCategories = await db
    .selectFrom('product_categories')
    .select(['product_id', 'category_id'])
    .where('merchant_id', '=', merchantId)
    .orderBy('category_id')
    .execute();
  const content = await db
    .selectFrom('content')
    .select(['content_id', 'external_id', 'bucket', 'key', 'idempotency_token as token'])
    .where('merchant_id', '=', merchantId)
    .where('show', '=', true)
    .orderBy('place')
    .orderBy('created_at')
    .execute();
  const categories = await db
    .selectFrom('categories')
    .select(['category_id', 'title'])
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .execute();
  const categoriesOf = grouped(
    inCategories,
    (row) => row.product_id,
    (row) => row.category_id,
  );
  const picturesOf = grouped(
    content,
    (row) => row.external_id,
    ({ external_id: _, ...picture }) => picture,
  );
  return {
    products: products.map((product) => ({
      ...product,
      categories: categoriesOf.get(product.product_id) ?? [],
      pictures: picturesOf.get(product.product_id) ?? [],
    })),
    categories,
  };
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
