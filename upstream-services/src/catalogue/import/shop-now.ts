import { sql } from 'kysely';
import type { ProductField } from 'shared-contracts';
import { cleanText } from 'shared-contracts';
import { ownPictureKey, tokenOfPictureLink } from '../../common/picture-links.ts';
import { shownPictures } from '../../content/index.ts';
import type { Database } from '../../db/database.ts';
import type { ProductsTable } from '../../db/schema/products.ts';
import { type LastingCounts, readCounts } from '../stock/counts.ts';

export interface ProductNow
  extends Pick<
    ProductsTable,
    'product_id' | 'title' | 'price' | 'old_price' | 'is_posted' | 'search_text' | 'position'
  > {
  fields: ProductField[];
  categories: string[];
  stock: LastingCounts;
  pictures: PictureNow[];
}

interface PictureNow {
  content_id: string;
  bucket: string;
  key: string;
  token: string;
}

export interface CategoryNow {
  category_id: string;
  title: string;
}

export interface ShopNow {
  products: ProductNow[];
  categories: CategoryNow[];
}

function grouped<Row, Value>(rows: readonly Row[], keyOf: (row: Row) => string, take: (row: Row) => Value) {
  const groups = new Map<string, Value[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(take(row));
    else groups.set(keyOf(row), [take(row)]);
  }
  return groups;
}

interface Portion {
  after: { position: number; productId: string } | null;
  most: number;
}

/**
 * Reads a merchant's products with their categories, stock and pictures, in four statements whatever their number. The rows are joined here and not
 * in SQL: just after an import of thousands of products the planner has no statistics of them, and would scan all rows for each product.
 * @param portion one page of products; all if absent
 */
export async function readProducts(db: Database, merchantId: string, portion?: Portion): Promise<ProductNow[]> {
  const { after = null, most = null } = portion ?? {};
  const products = await db
    .selectFrom('products')
    .select(['product_id', 'title', 'price', 'old_price', 'is_posted', 'fields', 'search_text', 'position'])
    .where('merchant_id', '=', merchantId)
    .where('deleted_at', 'is', null)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(position, product_id) > (${after?.position}, ${after?.productId}::uuid)`),
    )
    .$if(most !== null, (query) => query.limit(most ?? 0))
    .orderBy('position')
    .orderBy('product_id')
    .execute();
  const ids = products.map((product) => product.product_id);
  const inCategories = await db
    .selectFrom('product_categories')
    .select(['product_id', 'category_id'])
    .where('merchant_id', '=', merchantId)
    .$if(most !== null, (query) => query.where('product_id', '=', sql<string>`any(${ids}::uuid[])`))
    .orderBy('category_id')
    .execute();
  const stock = await readCounts(db, merchantId, most === null ? null : ids);
  const content = await shownPictures(db, merchantId, most === null ? null : ids);
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
  return products.map((product) => ({
    ...product,
    categories: categoriesOf.get(product.product_id) ?? [],
    stock: stock.get(product.product_id) ?? null,
    pictures: picturesOf.get(product.product_id) ?? [],
  }));
}

export const readCategories = (db: Database, merchantId: string): Promise<CategoryNow[]> =>
  db
    .selectFrom('categories')
    .select(['category_id', 'title'])
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .execute();

export async function readShopNow(db: Database, merchantId: string): Promise<ShopNow> {
  const products = await readProducts(db, merchantId);
  return { products, categories: await readCategories(db, merchantId) };
}

export const normalizeTitle = (title: string): string => cleanText(title).toLowerCase().replaceAll('ё', 'е');

export const showsPictures = (product: ProductNow, sources: readonly string[]): boolean =>
  product.pictures.length === sources.length &&
  product.pictures.every(({ key, token }, index) => {
    const source = sources[index] ?? '';
    return ownPictureKey(source) === key || tokenOfPictureLink(product.product_id, source) === token;
  });
