import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/schema/index.ts';
import type { ProductsTable } from '../db/schema/products.ts';
import type { Trx } from '../db/transaction.ts';
import { patternsOf } from '../search.ts';

type Products = SelectQueryBuilder<Tables, 'products', object>;

/** What a list of products is narrowed and ordered by. */
export interface ProductFilter {
  page: number;
  perPage: number;
  search?: string;
  categoryId?: string;
  isPosted?: boolean;
  ids?: string[];
  orderBy: 'position' | 'title' | 'price' | 'created';
  orderDir: 'asc' | 'desc';
}

const columns = {
  position: 'products.position',
  title: sql`lower(products.title)`,
  price: 'products.price',
  created: 'products.created_at',
} as const;

const living = (db: Database, merchantId: string): Products =>
  db.selectFrom('products').where('products.merchant_id', '=', merchantId).where('products.deleted_at', 'is', null);

/** A product with its categories and its first shown picture (decisions, part 3). */
const whole = (query: Products) =>
  query
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('content')
          .select(['content.bucket', 'content.key', 'content.width', 'content.height', 'content.colour'])
          .whereRef('content.merchant_id', '=', 'products.merchant_id')
          .where('content.external_id', '=', sql<string>`products.product_id::text`)
          .where('content.show', '=', true)
          .orderBy('content.place')
          .orderBy('content.created_at')
          .limit(1)
          .as('picture'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'products.product_id',
      'products.title',
      'products.price',
      'products.old_price',
      'products.is_posted',
      'products.fields',
      'products.position',
      'picture.bucket',
      'picture.key',
      'picture.width',
      'picture.height',
      'picture.colour',
      eb
        .selectFrom('product_categories')
        .select(sql<string[]>`coalesce(json_agg(category_id order by category_id), '[]')`.as('ids'))
        .whereRef('product_categories.merchant_id', '=', 'products.merchant_id')
        .whereRef('product_categories.product_id', '=', 'products.product_id')
        .$asScalar()
        .$notNull()
        .as('categories'),
    ]);

function narrowed(query: Products, filter: ProductFilter): Products {
  const { search, categoryId, isPosted, ids } = filter;
  const patterns = patternsOf(search);
  return query
    .$if(patterns.length > 0, (q) => q.where('search_text', 'like', sql<string>`all(${patterns}::text[])`))
    .$if(isPosted !== undefined, (q) => q.where('is_posted', '=', isPosted as boolean))
    .$if(ids !== undefined, (q) => q.where('product_id', '=', sql<string>`any(${ids}::uuid[])`))
    .$if(categoryId !== undefined, (q) =>
      q.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('product_categories')
            .select(sql`1`.as('one'))
            .whereRef('product_categories.merchant_id', '=', 'products.merchant_id')
            .whereRef('product_categories.product_id', '=', 'products.product_id')
            .where('product_categories.category_id', '=', categoryId as string),
        ),
      ),
    );
}

/** One page of a merchant's products, and how many there are on all pages. */
export async function listProducts(db: Database, merchantId: string, filter: ProductFilter) {
  const query = narrowed(living(db, merchantId), filter);
  const [rows, { count }] = await Promise.all([
    whole(query)
      .orderBy(columns[filter.orderBy], filter.orderDir)
      .orderBy('products.product_id')
      .limit(filter.perPage)
      .offset((filter.page - 1) * filter.perPage)
      .execute(),
    query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}

export type ProductRow = Awaited<ReturnType<typeof listProducts>>['rows'][number];

/** Products by their ids, in no particular order; those not there are left out. */
export const findProducts = (db: Database, merchantId: string, ids: string[]): Promise<ProductRow[]> =>
  whole(living(db, merchantId).where('product_id', '=', sql<string>`any(${ids}::uuid[])`)).execute();

/** Whether a product of this id was deleted. */
export const wasDeleted = async (db: Database, merchantId: string, productId: string): Promise<boolean> =>
  (await db
    .selectFrom('products')
    .select('product_id')
    .where('merchant_id', '=', merchantId)
    .where('product_id', '=', productId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** How many of these products the merchant has, or shows to the public. */
export const countProducts = async (
  db: Database,
  merchantId: string,
  ids: string[],
  onlyPosted = false,
): Promise<number> => {
  const { count } = await living(db, merchantId)
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .$if(onlyPosted, (q) => q.where('is_posted', '=', true))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** What of a product is stored as it is given. */
export type ProductValues = Pick<ProductsTable, 'title' | 'price' | 'old_price' | 'is_posted' | 'search_text'> & {
  /** JSON text. */
  fields: string;
};

/** Adds a product at a place. */
export async function insertProduct(
  trx: Trx,
  row: ProductValues & { merchant_id: string; product_id: string; position: number; created_at: Date },
): Promise<void> {
  await trx
    .insertInto('products')
    .values({ ...row, updated_at: row.created_at })
    .execute();
}

/** A product's own columns, for an update. */
export const readProductRow = (trx: Trx, merchantId: string, productId: string) =>
  living(trx, merchantId)
    .select(['title', 'price', 'old_price', 'is_posted', 'fields', 'position'])
    .where('product_id', '=', productId)
    .executeTakeFirst();

/** Changes a product's own columns. */
export async function updateProductRow(
  trx: Trx,
  merchantId: string,
  productId: string,
  values: Partial<ProductValues> & { position?: number; deleted_at?: Date; updated_at: Date },
): Promise<void> {
  await trx
    .updateTable('products')
    .set(values)
    .where('merchant_id', '=', merchantId)
    .where('product_id', '=', productId)
    .execute();
}

/** Puts a product into exactly these categories. */
export async function setProductCategories(
  trx: Trx,
  merchantId: string,
  productId: string,
  categoryIds: string[],
): Promise<void> {
  await trx
    .deleteFrom('product_categories')
    .where('merchant_id', '=', merchantId)
    .where('product_id', '=', productId)
    .execute();
  if (categoryIds.length === 0) return;
  const rows = categoryIds.map((id) => ({ merchant_id: merchantId, product_id: productId, category_id: id }));
  await trx.insertInto('product_categories').values(rows).execute();
}
