import type { Generated } from 'kysely';
import type { StockCause } from 'shared-contracts';
import type { Json } from './json.ts';
import type { Consent } from './orders.ts';

export interface ProductStockTable {
  merchant_id: string;
  product_id: string;
  /** Empty for the product as a whole: sizes without a row of their own share its count. */
  size_id: Generated<string>;
  kind: 'counted' | 'to_order';
  amount: number;
  updated_at: Date;
}

export interface StockChangesTable {
  merchant_id: string;
  change_id: string;
  product_id: string;
  size_id: string;
  at: Date;
  was: number | null;
  became: number | null;
  cause: StockCause;
  note: Generated<string>;
  order_id: string | null;
}

export interface StockPausesTable {
  merchant_id: string;
  product_id: string;
  size_id: Generated<string>;
  back_on: string;
}

export interface StockWaitsTable {
  merchant_id: string;
  product_id: string;
  size_id: Generated<string>;
  email: string;
  consent: Json<Consent[]>;
  site: string;
  created_at: Date;
  not_before: Generated<Date | null>;
}
