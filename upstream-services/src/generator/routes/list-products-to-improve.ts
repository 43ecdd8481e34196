import { sql } from 'kysely';
import { listProductsToImprove, maxActiveGenerations } from 'shared-contracts';
import { findProductTitles, listProductIds } from '../../catalogue/index.ts';
import { firstShopPictures } from '../../content/index.ts';
import type { Database } from '../../db/database.ts';
import { bindRoute } from '../../http/bind.ts';

const listTries = (db: Database, merchantId: string, productIds: readonly string[]) =>
  db
    .selectFrom('generations')
    .select((eb) => [
      eb.ref('product_id').$notNull().as('product_id'),
      eb.fn.max('created_at').as('last_at'),
      sql<boolean>`bool_or(status in ('queued', 'running') or (batch_id is not null and status = 'succeeded' and settlement = ''))`.as(
        'is_open',
      ),
    ])
    .where('merchant_id', '=', merchantId)
    .where('product_id', '=', sql<string>`any(${productIds}::uuid[])`)
    .where('status', '!=', 'created')
    .groupBy('product_id')
    .execute();

export default bindRoute(listProductsToImprove, async ({ context: { db }, caller: { merchantId } }) => {
  const ids = await listProductIds(db, merchantId);
  const [pictures, tries] = await Promise.all([firstShopPictures(db, merchantId, ids), listTries(db, merchantId, ids)]);
  const pictured = new Set(pictures.map((picture) => picture.product_id));
  const tryOf = new Map(tries.map((one) => [one.product_id, one]));
  const open = ids.filter((id) => pictured.has(id) && !tryOf.get(id)?.is_open);
  const lastOf = (id: string): number => tryOf.get(id)?.last_at.getTime() ?? 0;
  const next = open.toSorted((a, b) => lastOf(a) - lastOf(b)).slice(0, maxActiveGenerations);
  const titles = await findProductTitles(db, merchantId, next);
  return {
    product_ids: next,
    titles: next.map((id) => titles.get(id) ?? ''),
    total_count: open.length,
    untried_count: open.filter((id) => !tryOf.has(id)).length,
  };
});
