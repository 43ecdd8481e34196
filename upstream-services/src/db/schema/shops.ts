import type { ColumnType, Generated } from 'kysely';
import type { MymStatus, Visibility } from 'shared-contracts';
import type { Json } from './json.ts';

/** A merchant's shop (promises 3.1.1 to 3.2.3). */
export interface ShopsTable {
  merchant_id: string;
  contact_phone: string | null;
  location_address: string | null;
  /** As `base_info` has it; null: the name in the address. */
  base_name: string | null;
  /** `additional_info` by the specification's names, without what has a column of its own. */
  settings: Json<Record<string, unknown>>;
  visibility: Generated<Visibility>;
  /** `mymStatus` and `mum_status` are one value (decision 3.6). */
  mum_status: Generated<MymStatus>;
  /** Why staff refused; empty where they did not, or did not say. */
  mum_reason: Generated<string>;
  /** Whether the subscription runs; active at registration (decision 4.6). */
  is_active: Generated<boolean>;
  product_types: Json<string[]>;
  created_at: Generated<Date>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}
