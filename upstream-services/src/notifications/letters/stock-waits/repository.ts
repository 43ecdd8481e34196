import { sql } from 'kysely';
import { sizesOf } from 'shared-contracts';
import { findPublishedProduct, isInStock } from '../../../catalogue/index.ts';
import { countRows } from '../../../db/count-rows.ts';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/transaction.ts';

const mostSizes = 100;

const waits = (db: Database, merchantId: string) =>
  db.selectFrom('stock_waits').where('stock_waits.merchant_id', '=', merchantId);

export async function findWaitedProducts(
  db: Database,
  merchantId: string,
  productIds: readonly string[],
): Promise<string[]> {
  const rows = await waits(db, merchantId)
    .select('product_id')
    .where('product_id', '=', sql<string>`any(${productIds}::uuid[])`)
    .distinct()
    .execute();
  return rows.map((row) => row.product_id);
}

export const countWaits = (db: Database, merchantId: string): Promise<number> => countRows(waits(db, merchantId));

export const countWaitsOf = (db: Database, merchantId: string, productId: string) =>
  waits(db, merchantId)
    .select((eb) => ['size_id', eb.fn.countAll<number>().as('people')])
    .where('product_id', '=', productId)
    .groupBy('size_id')
    .orderBy('size_id')
    .limit(mostSizes)
    .execute();

interface Wait {
  merchantId: string;
  productId: string;
  sizeId: string;
  email: string;
  consent: string;
  site: string;
  at: Date;
}

export async function insertWait(db: Database, { merchantId, productId, sizeId, at, ...rest }: Wait): Promise<void> {
  await db
    .insertInto('stock_waits')
    .values({ merchant_id: merchantId, product_id: productId, size_id: sizeId, created_at: at, ...rest })
    // Who asks again is kept as long as who asks for the first time.
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'product_id', 'size_id', 'email'])
        .doUpdateSet({ created_at: at, consent: rest.consent, site: rest.site }),
    )
    .execute();
}

export interface WaitedFor extends Pick<Wait, 'merchantId' | 'productId' | 'sizeId' | 'email' | 'site'> {
  title: string;
  size: string;
}

type Waited = Pick<Wait, 'merchantId' | 'productId'>;

async function waitsForThere(db: Database, { merchantId, productId }: Waited) {
  const product = await findPublishedProduct(db, merchantId, productId);
  const there = product ? ['', ...sizesOf(product).map(({ id }) => id)].filter((id) => isInStock(product, id)) : [];
  const query = waits(db, merchantId)
    .where('product_id', '=', productId)
    .where('size_id', '=', sql<string>`any(${there}::text[])`);
  return { product, query };
}

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

export async function nextDue(db: Database, waited: Waited, now: Date): Promise<Date | undefined> {
  const { query } = await waitsForThere(db, waited);
  const next = await query.select('not_before').where('not_before', '>', now).orderBy('not_before').executeTakeFirst();
  return next?.not_before ?? undefined;
}

type WaitKey = Pick<Wait, 'merchantId' | 'productId' | 'sizeId' | 'email'>;

const keyOf = ({ merchantId: merchant_id, productId: product_id, sizeId: size_id, email }: WaitKey) =>
  ({ merchant_id, product_id, size_id, email }) as const;

export async function takeWait(trx: Trx, wait: WaitKey): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('stock_waits')
    .where((eb) => eb.and(keyOf(wait)))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function postponeWait(db: Database, wait: WaitKey, until: Date): Promise<void> {
  await db
    .updateTable('stock_waits')
    .set({ not_before: until })
    .where((eb) => eb.and(keyOf(wait)))
    .execute();
}

export async function forgetWaits(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('stock_waits').where('created_at', '<', before).execute();
}
