import type { ColumnType, Generated } from 'kysely';
import type { MymStatus, Visibility } from 'shared-contracts';
import type { Json } from './json.ts';

export interface ShopsTable {
  merchant_id: string;
  contact_phone: string | null;
  location_address: string | null;
  base_name: string | null;
  settings: Json<Record<string, unknown>>;
  visibility: Generated<Visibility>;
  mum_status: Generated<MymStatus>;
  mum_reason: Generated<string>;
  is_active: Generated<boolean>;
  product_types: Json<string[]>;
  created_at: Generated<Date>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}
