import { sql } from 'kysely';
import { sizesOf } from 'shared-contracts';
import { findSold, isThere } from '../../catalogue/index.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/transaction.ts';

/** Sizes of one product that are told of at most. */
const mostSizes = 100;

const waits = (db: Database, merchantId: string) =>
  db.selectFrom('stock_waits').where('stock_waits.merchant_id', '=', merchantId);

/** Those of these products, or of sizes of them, that somebody waits for. */
export async function waitedOf(db: Database, merchantId: string, productIds: readonly string[]): Promise<string[]> {
  const rows = await waits(db, merchantId)
    .select('product_id')
    .where('product_id', '=', sql<string>`any(${productIds}::uuid[])`)
    .distinct()
    .execute();
  return rows.map((row) => row.product_id);
}

export const countWaits = async (db: Database, merchantId: string): Promise<number> =>
  (
    await waits(db, merchantId)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** How many wait for a product, by its sizes: as many rows as it has had sizes. */
export const countWaitsOf = (db: Database, merchantId: string, productId: string) =>
  waits(db, merchantId)
    .select((eb) => ['size_id', eb.fn.countAll<number>().as('people')])
    .where('product_id', '=', productId)
    .groupBy('size_id')
    .orderBy('size_id')
    .limit(mostSizes)
    .execute();

/** Who waits, with the consent to be written to and the site that it was given on. */
interface Wait {
  merchantId: string;
  productId: string;
  /** Empty for the product as a whole. */
  sizeId: string;
  email: string;
  /** JSON text. */
  consent: string;
  site: string;
  at: Date;
}

/** Writes down who waits; once, however often it is asked. */
export async function insertWait(db: Database, { merchantId, productId, sizeId, at, ...rest }: Wait): Promise<void> {
  await db
    .insertInto('stock_waits')
    .values({ merchant_id: merchantId, product_id: productId, size_id: sizeId, created_at: at, ...rest })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Takes some of those who wait for what is there now, longest first: they do not wait any more.
 * @param most so many
 */
export async function takeWaits(trx: Trx, merchantId: string, productId: string, most: number) {
  const product = await findSold(trx, merchantId, productId);
  if (!product) return [];
  const sizes = sizesOf(product);
  const there = ['', ...sizes.map(({ id }) => id)].filter((sizeId) => isThere(product, sizeId));
  const { rows } = await sql<{ email: string; site: string; size_id: string }>`
    delete from stock_waits
    where merchant_id = ${merchantId} and product_id = ${productId} and (size_id, email) in (
      select size_id, email from stock_waits
      where merchant_id = ${merchantId} and product_id = ${productId} and size_id = any(${there}::text[])
      order by created_at limit ${most} for update skip locked
    )
    returning email, site, size_id
  `.execute(trx);
  return rows.map(({ size_id, ...wait }) => ({
    ...wait,
    title: product.title,
    size: sizes.find(({ id }) => id === size_id)?.value ?? '',
  }));
}

/** Throws away who has waited since before a moment. */
export async function forgetWaits(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('stock_waits').where('created_at', '<', before).execute();
}
