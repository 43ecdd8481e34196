import { sql } from 'kysely';
import { truncate } from 'shared-contracts';
import { audit, byMerchant } from '../audit/index.ts';
import type { Bin } from '../bin/index.ts';
import { requireCapacity } from '../common/list-capacity.ts';
import { countRows } from '../db/count-rows.ts';
import { changeShop, type Trx } from '../db/transaction.ts';
import { deleteCategoryRow, insertCategory, isTitleTaken } from './category-repository.ts';
import { countPlaces, openGap } from './positions.ts';

const most = 500;
const longestTitle = 120;

export async function putIntoBin(trx: Trx, merchantId: string, categoryId: string, now: Date): Promise<void> {
  await sql`
    insert into category_bin (
      merchant_id, category_id, title, description, addons, position, product_ids, created_at, deleted_at
    )
    select merchant_id, category_id, title, description, addons, position, array(
      select product_id from product_categories held
      where held.merchant_id = categories.merchant_id and held.category_id = categories.category_id
    ), created_at, ${now}
    from categories where merchant_id = ${merchantId} and category_id = ${categoryId}
  `.execute(trx);
  await deleteCategoryRow(trx, merchantId, categoryId);
  await sql`
    delete from category_bin where merchant_id = ${merchantId} and category_id in (
      select category_id from category_bin where merchant_id = ${merchantId} order by deleted_at desc offset ${most}
    )
  `.execute(trx);
}

async function freeTitle(trx: Trx, merchantId: string, title: string): Promise<string> {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : ` (${number})`;
    const candidate = truncate(title, longestTitle - ending.length) + ending;
    if (!(await isTitleTaken(trx, merchantId, candidate, null))) return candidate;
  }
}

async function restoreOne(trx: Trx, merchantId: string, categoryId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('category_bin')
    .where('merchant_id', '=', merchantId)
    .where('category_id', '=', categoryId)
    .returning(['title', 'description', 'addons', 'position', 'product_ids', 'created_at'])
    .executeTakeFirst();
  if (!row) return false;
  const count = await countPlaces(trx, 'categories', merchantId);
  requireCapacity('categories', count);
  const position = Math.min(row.position, count);
  await openGap(trx, 'categories', merchantId, position);
  await insertCategory(trx, {
    merchant_id: merchantId,
    category_id: categoryId,
    title: await freeTitle(trx, merchantId, row.title),
    description: row.description,
    addons: row.addons,
    position,
    created_at: row.created_at,
  });
  await sql`
    insert into product_categories (merchant_id, category_id, product_id)
    select merchant_id, ${categoryId}::uuid, product_id from products
    where merchant_id = ${merchantId} and product_id = any(${row.product_ids}::uuid[])
  `.execute(trx);
  return true;
}

export const categoryBin: Bin = {
  count: (db, merchantId) => countRows(db.selectFrom('category_bin').where('merchant_id', '=', merchantId)),
  async list(db, merchantId, { offset, limit }) {
    const rows = await db
      .selectFrom('category_bin')
      .select(['category_id', 'title', 'deleted_at'])
      .where('merchant_id', '=', merchantId)
      .orderBy('deleted_at', 'desc')
      .orderBy('category_id')
      .offset(offset)
      .limit(limit)
      .execute();
    return rows.map((row) => ({ id: row.category_id, title: row.title, picture: null, deletedAt: row.deleted_at }));
  },
  restore: ({ context, caller: { merchantId }, from }, ids) =>
    changeShop(context, merchantId, async (trx) => {
      const restored: string[] = [];
      for (const id of ids) {
        if (!(await restoreOne(trx, merchantId, id))) continue;
        restored.push(id);
        const line = { ...byMerchant(merchantId, from), subjectId: id };
        await audit(trx, { ...line, kind: 'category_restored' });
      }
      return { restored, failed: [] };
    }),
  async remove(trx, merchantId, { ids, before }, limit) {
    const { rows } = await sql<{ category_id: string }>`
      delete from category_bin where merchant_id = ${merchantId} and category_id in (
        select category_id from category_bin
        where merchant_id = ${merchantId} and deleted_at <= ${before}
          ${ids ? sql`and category_id = any(${ids}::uuid[])` : sql``}
        limit ${limit}
      )
      returning category_id
    `.execute(trx);
    return rows.map((row) => row.category_id);
  },
  async merchantsWith(db, before) {
    const { rows } = await sql<{ merchant_id: string }>`
      select distinct merchant_id
      from (select merchant_id from category_bin where deleted_at <= ${before} order by deleted_at limit 1000) old
    `.execute(db);
    return rows.map((row) => row.merchant_id);
  },
};
