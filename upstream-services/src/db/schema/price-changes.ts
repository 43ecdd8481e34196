import type { PriceChangeResult } from 'shared-contracts';
import type { Json } from './json.ts';

export interface PriceMove {
  was: number;
  old_was: number | null;
  became: number;
  old_became: number | null;
}

export interface ChangedPrice extends PriceMove {
  product_id: string;
  sizes?: (PriceMove & { id: string })[];
}

export interface PriceChangesTable {
  merchant_id: string;
  change_id: string;
  created_at: Date;
  undone_at: Date | null;
  answer: Json<PriceChangeResult>;
  before: Json<ChangedPrice[]>;
}
