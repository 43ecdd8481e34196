import type { ColumnType, Generated } from 'kysely';
import type { ProductField } from 'shared-contracts';
import type { Json } from './json.ts';

/** Products (promise 3.4.1). Prices in kopecks. */
export interface ProductsTable {
  merchant_id: string;
  product_id: string;
  title: string;
  price: number;
  old_price: number | null;
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
