import type { Generated } from 'kysely';
import type { StockCause } from 'shared-contracts';
import type { Json } from './json.ts';
import type { Consent } from './orders.ts';

/** How much there is of a product, or of one of its sizes; what has no row is not counted. */
export interface ProductStockTable {
  merchant_id: string;
  product_id: string;
  /** Empty for the product as a whole: its sizes without a row of their own are counted by it. */
  size_id: Generated<string>;
  kind: 'counted' | 'to_order';
  /** Pieces that are left, or days that it takes to make. */
  amount: number;
  updated_at: Date;
}

/** How pieces that are left came and went. */
export interface StockChangesTable {
  merchant_id: string;
  change_id: string;
  product_id: string;
  size_id: string;
  at: Date;
  /** Pieces; null where it was not counted. */
  was: number | null;
  became: number | null;
  cause: StockCause;
  note: Generated<string>;
  order_id: string | null;
}

/** What is sold out for today, whatever is counted. */
export interface StockPausesTable {
  merchant_id: string;
  product_id: string;
  /** Empty for the product as a whole. */
  size_id: Generated<string>;
  /** Day of the shop's calendar on which it is sold again, as YYYY-MM-DD. */
  back_on: string;
}

/** Who wants to be written once there is some of it again. */
export interface StockWaitsTable {
  merchant_id: string;
  product_id: string;
  size_id: Generated<string>;
  email: string;
  consent: Json<Consent[]>;
  /** Origin of the brand's site that it was asked on. */
  site: string;
  created_at: Date;
  /** Their address has had enough letters until then. */
  not_before: Generated<Date | null>;
}
