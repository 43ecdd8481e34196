import type { Database } from '../db/database.ts';
import { shopStates } from '../db/shop-state.ts';

export const findOpenShops = (db: Database, after: string, most: number) =>
  db
    .selectFrom('shops')
    .innerJoin('shop_names', 'shop_names.merchant_id', 'shops.merchant_id')
    .innerJoin(shopStates(), 'shop_state.merchant_id', 'shops.merchant_id')
    .select(['shop_names.name', 'shops.mum_status', 'shop_state.changed_at'])
    .where('shops.visibility', '=', 'published')
    .where('shops.is_active', '=', true)
    .where('shop_names.name', '>', after)
    .orderBy('shop_names.name')
    .limit(most)
    .execute();

export const readShopChange = (db: Database, merchantId: string) =>
  db
    .selectFrom('shops')
    .innerJoin(shopStates(), 'shop_state.merchant_id', 'shops.merchant_id')
    .select(['shop_state.revision', 'shop_state.changed_at', 'shops.mum_status'])
    .where('shops.merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
