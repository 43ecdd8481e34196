import type { Generated } from 'kysely';

export interface CategoriesTable {
  merchant_id: string;
  category_id: string;
  title: string;
  description: string;
  addons: Generated<boolean>;
  position: number;
  created_at: Generated<Date>;
}

export interface ProductCategoriesTable {
  merchant_id: string;
  product_id: string;
  category_id: string;
}
