import { sql } from 'kysely';
import { type MymStatus, merchantName, parseEnum, type ShopZone, shopZones, type Visibility } from 'shared-contracts';
import type { Database } from '../db/database.ts';
import { shopStates } from '../db/shop-state.ts';
import type { Trx } from '../db/transaction.ts';
import type { PublicState, ShopKey } from '../shop-cache/index.ts';

export async function findShop(db: Database, by: ShopKey): Promise<PublicState | null> {
  if ('name' in by && !merchantName.safeParse(by.name).success) return null;
  const found = await db
    .selectFrom('shop_names')
    .innerJoin('shops', 'shops.merchant_id', 'shop_names.merchant_id')
    .innerJoin(shopStates(), 'shop_state.merchant_id', 'shop_names.merchant_id')
    .select([
      'shop_names.merchant_id as merchantId',
      'shop_names.name',
      'shops.visibility',
      'shops.is_active as isActive',
      'shop_state.revision',
      'shop_state.prices_due as arePricesDue',
    ])
    .where((eb) =>
      'name' in by ? eb('shop_names.name', '=', by.name) : eb('shop_names.merchant_id', '=', by.merchantId),
    )
    .executeTakeFirst();
  return found ?? null;
}

const timeZone = sql<unknown>`shops.settings ->> 'timeZone'`;

export async function readZone(db: Database, merchantId: string): Promise<ShopZone> {
  const query = db.selectFrom('shops').select(timeZone.as('zone')).where('merchant_id', '=', merchantId);
  return parseEnum(shopZones, (await query.executeTakeFirst())?.zone);
}

export const readShopTitle = async (db: Database, merchantId: string): Promise<string> =>
  titleOfShop(await readShopRow(db, merchantId));

export const publicState = (db: Database, merchantId: string) =>
  db
    .selectFrom('shops')
    .innerJoin(shopStates(), 'shop_state.merchant_id', 'shops.merchant_id')
    .select([
      'shops.merchant_id',
      'shop_state.revision',
      'shops.visibility',
      'shops.is_active',
      'shops.location_address',
      sql<boolean>`coalesce(jsonb_array_length(shops.settings -> 'paymentMethods'), 0) > 0`.as('takes_transfers'),
      sql<unknown>`shops.settings -> 'openingHours'`.as('opening_hours'),
      timeZone.as('time_zone'),
    ])
    .where('shops.merchant_id', '=', merchantId);

export const readShopRow = (db: Database, merchantId: string) =>
  db
    .selectFrom('shops')
    .innerJoin('shop_names', 'shop_names.merchant_id', 'shops.merchant_id')
    .select([
      'shop_names.name',
      'shops.base_name',
      'shops.contact_phone',
      'shops.location_address',
      'shops.settings',
      'shops.visibility',
      'shops.mum_status',
      'shops.mum_reason',
      'shops.is_active',
      'shops.product_types',
    ])
    .where('shops.merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();

export type ShopRow = Awaited<ReturnType<typeof readShopRow>>;

export const titleOfShop = ({ name, settings }: ShopRow): string => (settings as { title?: string }).title || name;

export const zoneOfShop = ({ settings }: ShopRow): ShopZone => parseEnum(shopZones, settings.timeZone);

export interface ShopChange {
  base_name?: string | null;
  contact_phone?: string | null;
  location_address?: string | null;
  visibility?: Visibility;
  mum_status?: MymStatus;
  mum_reason?: string;
  is_active?: boolean;
  settings?: Record<string, unknown>;
  cleared?: string[];
  product_types?: string[];
}

/** Changes a shop key by key, so that concurrent changes of different settings do not overwrite each other. */
export async function updateShopRow(trx: Trx, merchantId: string, change: ShopChange, now: Date): Promise<void> {
  const { settings, cleared = [], product_types, ...columns } = change;
  await trx
    .updateTable('shops')
    .set({ ...columns, updated_at: now })
    .$if(product_types !== undefined, (query) => query.set({ product_types: JSON.stringify(product_types) }))
    .$if(settings !== undefined, (query) =>
      query.set({ settings: sql`(settings || ${JSON.stringify(settings)}::jsonb) - ${cleared}::text[]` }),
    )
    .where('merchant_id', '=', merchantId)
    .execute();
}
