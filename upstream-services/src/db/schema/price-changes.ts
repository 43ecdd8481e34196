import type { PricesMade } from 'shared-contracts';
import type { Json } from './json.ts';

/** A price that was changed, in kopecks: what it was and what it became, each with the old price beside it. */
export interface PriceMove {
  was: number;
  old_was: number | null;
  became: number;
  old_became: number | null;
}

/** A product whose price was changed, with its sizes that have prices of their own. */
export interface ChangedPrice extends PriceMove {
  product_id: string;
  /** Changes that were made before there were such sizes do not say them. */
  sizes?: (PriceMove & { id: string })[];
}

/** Changes of many prices of the last minutes, with what they answered and wrote over. */
export interface PriceChangesTable {
  merchant_id: string;
  change_id: string;
  created_at: Date;
  undone_at: Date | null;
  answer: Json<PricesMade>;
  before: Json<ChangedPrice[]>;
}
