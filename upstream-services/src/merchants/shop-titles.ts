import type { Database } from '../db/database.ts';
import { shopTitle } from './merchant-list.ts';

export async function titlesOfShops(db: Database, merchantIds: readonly string[]) {
  if (merchantIds.length === 0) return new Map<string, { merchant_name: string; title: string }>();
  const rows = await db
    .selectFrom('shops')
    .innerJoin('shop_names', 'shop_names.merchant_id', 'shops.merchant_id')
    .select(['shops.merchant_id', 'shop_names.name as merchant_name', shopTitle.as('title')])
    .where('shops.merchant_id', 'in', [...merchantIds])
    .execute();
  return new Map(rows.map(({ merchant_id, ...names }) => [merchant_id, names]));
}
