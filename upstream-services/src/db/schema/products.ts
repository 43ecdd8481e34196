import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ProductField } from 'shared-contracts';
import type { Json } from './json.ts';
import type { RuleInForceRow } from './price-rules.ts';

/** Prices in kopecks. */
export interface ProductsTable {
  merchant_id: string;
  product_id: string;
  title: string;
  price: number;
  old_price: number | null;
  price_rule: Generated<RuleInForceRow | null>;
  ruled_at: Generated<Date | null>;
  lowest_price: GeneratedAlways<number>;
  is_posted: boolean;
  fields: Json<ProductField[]>;
  position: number;
  search_text: string;
  created_at: Generated<Date>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  deleted_at: Date | null;
}
