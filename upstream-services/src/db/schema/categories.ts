import type { Generated } from 'kysely';

/** Categories (promise 3.5.1). */
export interface CategoriesTable {
  merchant_id: string;
  category_id: string;
  title: string;
  description: string;
  /** Its products are offered beside others. */
  addons: Generated<boolean>;
  /** Place in the merchant's order, 0 first, without gaps. */
  position: number;
  created_at: Generated<Date>;
}

export interface ProductCategoriesTable {
  merchant_id: string;
  product_id: string;
  category_id: string;
}
