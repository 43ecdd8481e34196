import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ProductField } from 'shared-contracts';
import type { Json } from './json.ts';
import type { RuleInForceRow } from './price-rules.ts';

/** Products (promise 3.4.1). Prices in kopecks. */
export interface ProductsTable {
  merchant_id: string;
  product_id: string;
  title: string;
  price: number;
  old_price: number | null;
  /** The rule that its prices follow for now; null where they are those here. Set by the database, and when rules begin or end. */
  price_rule: Generated<RuleInForceRow | null>;
  /** Of its cheapest size, by that rule. */
  lowest_price: GeneratedAlways<number>;
  is_posted: boolean;
  fields: Json<ProductField[]>;
  /** Place in the merchant's order, 0 first, without gaps among those not deleted. */
  position: number;
  /** What a search looks through, in lower case. */
  search_text: string;
  created_at: Generated<Date>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  /** A deleted product stays as a tombstone, so that its page can say so (decision 4.7). */
  deleted_at: Date | null;
}
