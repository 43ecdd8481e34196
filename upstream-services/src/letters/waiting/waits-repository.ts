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

/** One who waits for what is there now. */
export interface WaitedFor extends Pick<Wait, 'merchantId' | 'productId' | 'sizeId' | 'email' | 'site'> {
  title: string;
  size: string;
}

type Waited = Pick<Wait, 'merchantId' | 'productId'>;

/** Those who wait for what is there now of a product. */
async function waitsForThere(db: Database, { merchantId, productId }: Waited) {
  const product = await findSold(db, merchantId, productId);
  const there = product ? ['', ...sizesOf(product).map(({ id }) => id)].filter((id) => isThere(product, id)) : [];
  const query = waits(db, merchantId)
    .where('product_id', '=', productId)
    .where('size_id', '=', sql<string>`any(${there}::text[])`);
  return { product, query };
}

/**
 * Some of those who wait for what is there now, longest first, without those who are written to later.
 * @param most so many
 */
export async function dueWaits(db: Database, waited: Waited, now: Date, most: number): Promise<WaitedFor[]> {
  const { product, query } = await waitsForThere(db, waited);
  if (!product) return [];
  const rows = await query
    .select(['email', 'site', 'size_id'])
    .where((eb) => eb.or([eb('not_before', 'is', null), eb('not_before', '<=', now)]))
    .orderBy('created_at')
    .limit(most)
    .execute();
  return rows.map(({ size_id: sizeId, ...wait }) => ({
    ...{ ...wait, ...waited, sizeId },
    title: product.title,
    size: sizesOf(product).find(({ id }) => id === sizeId)?.value ?? '',
  }));
}

/** When the next of those may be written to who wait for what is there, but have had enough letters; undefined where nobody does. */
export async function nextDue(db: Database, waited: Waited, now: Date): Promise<Date | undefined> {
  const { query } = await waitsForThere(db, waited);
  const next = await query.select('not_before').where('not_before', '>', now).orderBy('not_before').executeTakeFirst();
  return next?.not_before ?? undefined;
}

type WaitKey = Pick<Wait, 'merchantId' | 'productId' | 'sizeId' | 'email'>;

const keyOf = ({ merchantId: merchant_id, productId: product_id, sizeId: size_id, email }: WaitKey) =>
  ({ merchant_id, product_id, size_id, email }) as const;

/** Ends a wait. @returns false where somebody else has */
export async function takeWait(trx: Trx, wait: WaitKey): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('stock_waits')
    .where((eb) => eb.and(keyOf(wait)))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Has somebody wait although it is there, until they may be written to. */
export async function postponeWait(db: Database, wait: WaitKey, until: Date): Promise<void> {
  await db
    .updateTable('stock_waits')
    .set({ not_before: until })
    .where((eb) => eb.and(keyOf(wait)))
    .execute();
}

/** Throws away who has waited since before a moment. */
export async function forgetWaits(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('stock_waits').where('created_at', '<', before).execute();
}
