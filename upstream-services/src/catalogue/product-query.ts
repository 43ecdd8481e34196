import { type SelectQueryBuilder, sql } from 'kysely';
import { firstPictureOf } from '../content/index.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/schema/index.ts';
import { searchedTitle } from '../db/search.ts';
import { countPlaces } from './positions.ts';
import { exactTerms, fuzzyTerms, productMatchesTerm, type Term, textMatchesTerm } from './search/terms.ts';
import { stockCountsJson } from './stock/counts.ts';

type Products = SelectQueryBuilder<Tables, 'products', object>;

export interface ProductFilter {
  page: number;
  perPage: number;
  search?: string;
  categoryId?: string;
  relatedTo?: string;
  ofAddons?: boolean;
  isPosted?: boolean;
  ids?: string[];
  orderBy: 'position' | 'title' | 'price' | 'created';
  orderDir: 'asc' | 'desc';
  titlesFirst?: boolean;
  countTo?: number;
}

const columns = {
  position: 'products.position',
  title: sql`lower(products.title)`,
  price: 'products.lowest_price',
  created: 'products.created_at',
} as const;

export const undeletedProducts = (db: Database, merchantId: string): Products =>
  db.selectFrom('products').where('products.merchant_id', '=', merchantId).where('products.deleted_at', 'is', null);

export const firstPicture = () =>
  firstPictureOf(sql.ref('products.merchant_id'), sql`products.product_id::text`).as('picture');

const whole = (query: Products) =>
  query
    .leftJoinLateral(firstPicture(), (join) => join.onTrue())
    .select((eb) => [
      'products.product_id',
      'products.title',
      'products.price',
      'products.old_price',
      'products.price_rule',
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
      stockCountsJson(sql.ref('products.merchant_id'), sql.ref('products.product_id')).as('stock'),
    ]);

type Narrowing = Pick<ProductFilter, 'categoryId' | 'relatedTo' | 'ofAddons' | 'isPosted' | 'ids'>;

function narrowed(query: Products, filter: Narrowing, terms: readonly Term[] = []): Products {
  const { categoryId, relatedTo, ofAddons, isPosted, ids } = filter;
  // One condition a word: an index of parts of words serves each of them, and none of a list.
  const searched = terms.reduce((q, term) => q.where(productMatchesTerm(term)), query);
  return (
    searched
      // Written out: an index of those hidden serves no parameter.
      .$if(isPosted !== undefined, (q) => q.where('is_posted', '=', sql.lit(isPosted as boolean)))
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
      )
      .$if(ofAddons === true, (q) =>
        q.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('product_categories')
              .innerJoin('categories', (join) =>
                join
                  .onRef('categories.merchant_id', '=', 'product_categories.merchant_id')
                  .onRef('categories.category_id', '=', 'product_categories.category_id'),
              )
              .select(sql`1`.as('one'))
              .whereRef('product_categories.merchant_id', '=', 'products.merchant_id')
              .whereRef('product_categories.product_id', '=', 'products.product_id')
              .where('categories.addons', '=', sql.lit(true)),
          ),
        ),
      )
      .$if(relatedTo !== undefined, (q) =>
        q.where('products.product_id', '!=', relatedTo as string).where(({ exists, selectFrom }) =>
          exists(
            selectFrom('product_categories as theirs')
              .innerJoin('product_categories as its', (join) =>
                join
                  .onRef('its.merchant_id', '=', 'theirs.merchant_id')
                  .onRef('its.category_id', '=', 'theirs.category_id'),
              )
              .select(sql`1`.as('one'))
              .whereRef('theirs.merchant_id', '=', 'products.merchant_id')
              .whereRef('theirs.product_id', '=', 'products.product_id')
              .where('its.product_id', '=', relatedTo as string),
          ),
        ),
      )
  );
}

const probe = { products: 200, much: 50 };
const everything = 1_000_000_000;

const inOrder = (db: Database, merchantId: string, most = everything): Products =>
  // The builder's type names every table of the schema; here `products` is this selection of it, with the same columns.
  db.selectFrom(
    undeletedProducts(db, merchantId).selectAll().orderBy('position').orderBy('product_id').limit(most).as('products'),
  ) as unknown as Products;

/**
 * Whether a search finds much in this shop. A page of that, and as many as are counted, are soon met in the shop's order; through the
 * index of words all thousands would be gathered first. The planner cannot tell: it knows words of all shops together.
 */
async function isCommon(db: Database, merchantId: string, terms: readonly Term[]): Promise<boolean> {
  const { count } = await narrowed(inOrder(db, merchantId, probe.products), {}, terms)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count >= probe.much;
}

const little = 3;

interface Sought {
  terms: readonly Term[];
  isCommon: boolean;
  exact: readonly string[];
  understood: string;
}

const asTyped = { isCommon: false, exact: [], understood: '' };

/** Reads a search: as it was typed, and where that finds little, as it may be meant (ADR 0043). The same for all pages. */
async function seek(db: Database, merchantId: string, filter: Narrowing & { search?: string }): Promise<Sought> {
  const { search } = filter;
  const terms = await exactTerms(db, merchantId, search);
  if (!search || terms.length === 0) return { ...asTyped, terms: [] };
  if (await isCommon(db, merchantId, terms)) return { ...asTyped, terms, isCommon: true };
  const found = await narrowed(undeletedProducts(db, merchantId), filter, terms)
    .select('product_id')
    .limit(little)
    .execute();
  const meant = found.length < little ? await fuzzyTerms(db, merchantId, search) : null;
  if (!meant) return { ...asTyped, terms };
  const understood = found.length === 0 ? meant.understood : '';
  return { ...asTyped, terms: meant.terms, exact: found.map((row) => row.product_id), understood };
}

const isUnsearched = ({ search, categoryId, relatedTo, ofAddons, ids }: Narrowing & { search?: string }): boolean =>
  !search && categoryId === undefined && relatedTo === undefined && !ofAddons && ids === undefined;

async function countUnsearched(db: Database, merchantId: string, isPosted: boolean | undefined): Promise<number> {
  const hidden = async () =>
    (
      await narrowed(undeletedProducts(db, merchantId), { isPosted: false })
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  if (isPosted === false) return hidden();
  const all = countPlaces(db, 'products', merchantId);
  return isPosted ? (await all) - (await hidden()) : all;
}

const isInTitle = (terms: readonly Term[]) => {
  const held = terms.map((term) => textMatchesTerm(searchedTitle('products.title'), term));
  return sql<boolean>`coalesce(${sql.join(held, sql` and `)}, false)`;
};

const isOneOf = (ids: readonly string[]) => sql<boolean>`(products.product_id = any(${ids}::uuid[]))`;

function ranksOf({ terms, isCommon, exact }: Sought, { orderBy, orderDir, titlesFirst }: ProductFilter) {
  // Among many the shop's order is kept: only there they are met in their order, and none has to be sorted.
  if (orderBy !== 'position' || orderDir !== 'asc' || isCommon || terms.length === 0) return [];
  return [...(exact.length > 0 ? [isOneOf(exact)] : []), ...(titlesFirst ? [isInTitle(terms)] : [])];
}

export async function listProducts(db: Database, merchantId: string, filter: ProductFilter) {
  const sought = await seek(db, merchantId, filter);
  const query = narrowed(
    sought.isCommon ? inOrder(db, merchantId) : undeletedProducts(db, merchantId),
    filter,
    sought.terms,
  );
  const column = columns[filter.orderBy];
  // The page first, then its pictures and categories: they would be looked up for every product that is sorted or skipped. As an array
  // it is found once, whatever the planner knows of a table that thousands of products have just come into.
  const before = (filter.page - 1) * filter.perPage;
  const ordered = filter.orderBy === 'position' && filter.orderDir === 'asc';
  const ranks = ranksOf(sought, filter);
  const byPlace = ordered && isUnsearched(filter) && filter.isPosted === undefined;
  const page = query
    .select('products.product_id')
    .$call((q) => ranks.reduce((ranked, rank) => ranked.orderBy(rank, 'desc'), q))
    .orderBy(column, filter.orderDir)
    .orderBy('products.product_id', filter.orderDir)
    .limit(filter.perPage)
    // Places have no gaps: what stands on a page can be told without going through those before it.
    .$if(byPlace, (q) => q.where('position', '>=', before))
    .$if(!byPlace, (q) => q.offset(before));
  const rows = () =>
    whole(undeletedProducts(db, merchantId).where(sql<boolean>`products.product_id = any(array(${page}))`))
      .$call((q) => ranks.reduce((ranked, rank) => ranked.orderBy(rank, 'desc'), q))
      .orderBy(column, filter.orderDir)
      .orderBy('products.product_id', filter.orderDir)
      .execute();
  // Where not all are counted, they are looked at in the order of an index of this shop's alone, and no further than asked.
  const looked = filter.countTo === undefined ? query : query.orderBy('position').limit(filter.countTo);
  const counted = async () => {
    const one = looked.select(sql`1`.as('one')).as('looked');
    return (
      await db
        .selectFrom(one)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  };
  if (!filter.search) {
    const quick = isUnsearched(filter) && filter.countTo === undefined;
    const count = quick ? countUnsearched(db, merchantId, filter.isPosted) : counted();
    const [found] = await Promise.all([rows(), count]);
    return { rows: found, count: await count, isRanked: false, understood: '' };
  }
  // Looking twice would cost as much again, and what fits on a page is counted by looking at it.
  const found = await rows();
  const isLast = found.length < filter.perPage && (found.length > 0 || before === 0);
  const count = isLast ? before + found.length : await counted();
  return { rows: found, count, isRanked: ranks.length > 0, understood: sought.understood };
}

export type ProductRow = Awaited<ReturnType<typeof listProducts>>['rows'][number];

export const findProducts = (db: Database, merchantId: string, ids: string[]): Promise<ProductRow[]> =>
  whole(undeletedProducts(db, merchantId).where('product_id', '=', sql<string>`any(${ids}::uuid[])`)).execute();

export async function findIds(
  db: Database,
  merchantId: string,
  filter: Narrowing & { search?: string },
): Promise<string[]> {
  const { terms } = await seek(db, merchantId, filter);
  const query = narrowed(undeletedProducts(db, merchantId), filter, terms);
  const rows = await query.select('products.product_id').orderBy('position').orderBy('products.product_id').execute();
  return rows.map((row) => row.product_id);
}
