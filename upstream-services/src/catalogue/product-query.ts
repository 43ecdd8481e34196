import { type SelectQueryBuilder, sql } from 'kysely';
import { firstPictureOf } from '../content/index.ts';
import { countRows } from '../db/count-rows.ts';
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
  // One condition per word: the trigram index serves each of them, but not one condition on a list of words.
  const searched = terms.reduce((q, term) => q.where(productMatchesTerm(term)), query);
  return (
    searched
      // A literal: the partial index on hidden products is not used for a parameter.
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
  // Kysely's type names every table of the schema. This subquery is called `products` and has the same columns.
  db.selectFrom(
    undeletedProducts(db, merchantId).selectAll().orderBy('position').orderBy('product_id').limit(most).as('products'),
  ) as unknown as Products;

/**
 * Whether a search matches many products of this shop. Then scanning in the shop's order soon fills a page or a count, while the trigram index would
 * first gather thousands of matches. The planner cannot tell: its statistics cover the words of all shops together.
 */
async function isCommon(db: Database, merchantId: string, terms: readonly Term[]): Promise<boolean> {
  return (await countRows(narrowed(inOrder(db, merchantId, probe.products), {}, terms))) >= probe.much;
}

const little = 3;

interface Sought {
  terms: readonly Term[];
  isCommon: boolean;
  exact: readonly string[];
  understood: string;
}

const asTyped = { isCommon: false, exact: [], understood: '' };

/** Interprets a search: as typed, or with corrected words where that finds few products (ADR 0043). The same for all pages. */
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
  const hidden = () => countRows(narrowed(undeletedProducts(db, merchantId), { isPosted: false }));
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
  // A search with many matches keeps the shop's order: the scan meets them in that order, and nothing has to be sorted.
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
  // First the ids of the page, then their pictures and categories, which would else be looked up for every product that is sorted or skipped. As an
  // array the ids are found once, even where the planner has no statistics of products that were just imported.
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
    // Positions have no gaps, so the page is found by position, without skipping rows.
    .$if(byPlace, (q) => q.where('position', '>=', before))
    .$if(!byPlace, (q) => q.offset(before));
  const rows = () =>
    whole(undeletedProducts(db, merchantId).where(sql<boolean>`products.product_id = any(array(${page}))`))
      .$call((q) => ranks.reduce((ranked, rank) => ranked.orderBy(rank, 'desc'), q))
      .orderBy(column, filter.orderDir)
      .orderBy('products.product_id', filter.orderDir)
      .execute();
  // With `countTo` the count stops there, and reads products in the order of the shop's own index.
  const looked = filter.countTo === undefined ? query : query.orderBy('position').limit(filter.countTo);
  const counted = () => countRows(db.selectFrom(looked.select(sql`1`.as('one')).as('looked')));
  if (!filter.search) {
    const quick = isUnsearched(filter) && filter.countTo === undefined;
    const count = quick ? countUnsearched(db, merchantId, filter.isPosted) : counted();
    const [found] = await Promise.all([rows(), count]);
    return { rows: found, count: await count, isRanked: false, understood: '' };
  }
  // Counting costs as much as finding, so the page comes first: one that is not full tells the count.
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
): Promise<{ ids: string[]; understood: string }> {
  const { terms, understood } = await seek(db, merchantId, filter);
  const query = narrowed(undeletedProducts(db, merchantId), filter, terms);
  const rows = await query.select('products.product_id').orderBy('position').orderBy('products.product_id').execute();
  return { ids: rows.map((row) => row.product_id), understood };
}
