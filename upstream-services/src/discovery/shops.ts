import type { Database } from '../db/database.ts';

/** Shops that are published and run, by name, from the one after `after`. */
export const findOpenShops = (db: Database, after: string, most: number) =>
  db
    .selectFrom('shops')
    .innerJoin('shop_names', 'shop_names.merchant_id', 'shops.merchant_id')
    .innerJoin('shop_state', 'shop_state.merchant_id', 'shops.merchant_id')
    .select(['shop_names.name', 'shops.mum_status', 'shop_state.changed_at'])
    .where('shops.visibility', '=', 'published')
    .where('shops.is_active', '=', true)
    .where('shop_names.name', '>', after)
    .orderBy('shop_names.name')
    .limit(most)
    .execute();
