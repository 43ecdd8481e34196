import { sql } from 'kysely';
import type { Bin, BinRow } from '../bin/index.ts';
import { deleteProductPictures, type PicturedProducts } from '../content/index.ts';
import { countRows } from '../db/count-rows.ts';
import type { Database } from '../db/database.ts';
import { changeMany } from './product-actions.ts';
import { firstPicture } from './product-query.ts';
import { countProducts, findTitles } from './product-repository.ts';

export const picturedProducts: PicturedProducts = {
  count: countProducts,
  titles: findTitles,
  isDeleted: (merchantId, id) => sql<boolean>`exists (
    select from products where merchant_id = ${merchantId} and product_id::text = ${id} and deleted_at is not null
  )`,
};

const count = (db: Database, merchantId: string): Promise<number> =>
  countRows(db.selectFrom('products').where('merchant_id', '=', merchantId).where('deleted_at', 'is not', null));

async function list(db: Database, merchantId: string, { offset, limit }: { offset: number; limit: number }) {
  const rows = await db
    .selectFrom('products')
    .leftJoinLateral(firstPicture(), (join) => join.onTrue())
    .select(['product_id', 'title', 'deleted_at', 'bucket', 'key', 'width', 'height', 'colour'])
    .where('products.merchant_id', '=', merchantId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('product_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ product_id: id, title, deleted_at: at, bucket, key, width, height, colour }): BinRow => {
    const pictured = bucket !== null && key !== null && width !== null && height !== null && colour !== null;
    return { id, title, deletedAt: at as Date, picture: pictured ? { bucket, key, width, height, colour } : null };
  });
}

/** Deleted products. They stay in their table, so that putting one back is one update; orders have their own copies of products. */
export const productBin: Bin = {
  count,
  list,
  async restore(call, ids) {
    return { restored: await changeMany(call, 'restore', { product_ids: ids }), failed: [] };
  },
  async remove(trx, merchantId, { ids, before }, limit) {
    const { rows } = await sql<{ product_id: string }>`
      with doomed as (
        select product_id from products
        where merchant_id = ${merchantId} and deleted_at <= ${before}
          ${ids ? sql`and product_id = any(${ids}::uuid[])` : sql``}
        limit ${limit} for update
      ), gone as (
        insert into gone_products (merchant_id, product_id) select ${merchantId}::uuid, product_id from doomed
        on conflict do nothing
      )
      delete from products using doomed
      where products.merchant_id = ${merchantId} and products.product_id = doomed.product_id
      returning products.product_id
    `.execute(trx);
    const removed = rows.map((row) => row.product_id);
    await deleteProductPictures(trx, merchantId, removed);
    return removed;
  },
  async merchantsWith(db, before) {
    const { rows } = await sql<{ merchant_id: string }>`
      select distinct merchant_id
      from (select merchant_id from products where deleted_at <= ${before} order by deleted_at limit 1000) old
    `.execute(db);
    return rows.map((row) => row.merchant_id);
  },
};
