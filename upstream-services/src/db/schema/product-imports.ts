import type { Generated } from 'kysely';
import type { ImportDone } from 'shared-contracts';
import type { Json } from './json.ts';

/** What an import wrote over, so that it can be taken back. */
export interface BeforeImport {
  /** Products that it made. */
  added: string[];
  /** Products that it changed, as they were; prices in kopecks. */
  changed: {
    product_id: string;
    title: string;
    price: number;
    old_price: number | null;
    is_posted: boolean;
    /** JSON text. */
    fields: string;
    search_text: string;
    categories: string[];
    /** Its shown pictures in their order; null where the import left them alone. */
    pictures: string[] | null;
  }[];
  /** Categories that it made. */
  categories: string[];
  /** All products in their order; null where the import did not change it. */
  order: string[] | null;
}

/** Imports of the last days, with what they answered. */
export interface ProductImportsTable {
  merchant_id: string;
  import_id: string;
  /** The moment that the products it wrote have as their last change. */
  created_at: Generated<Date>;
  undone_at: Date | null;
  answer: Json<ImportDone>;
  before: Json<BeforeImport>;
}
