import type { Generated } from 'kysely';
import type { ImportDone } from 'shared-contracts';
import type { Json } from './json.ts';

/** How much there is of a product or a size: pieces, or days that it takes to make; null where it is not counted. */
type StockState = { kind: 'counted' | 'to_order'; amount: number } | null;

/** What was set of a product's stock; `size_id` is empty for the product as a whole. */
export interface StockMove {
  product_id: string;
  size_id: string;
  was: StockState;
  became: StockState;
}

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
  /** What it set of stock, and how that was; absent in imports of earlier versions. */
  stock?: StockMove[];
  /** What the import left, to know what was changed since; absent in imports of earlier versions. */
  after?: {
    order: string[] | null;
    /** Categories of the products that it wrote. */
    categories: Record<string, string[]>;
  };
}

/** Imports of the last weeks; with what they answered and wrote over, as long as they can be taken back. */
export interface ProductImportsTable {
  merchant_id: string;
  import_id: string;
  /** The moment that the products it wrote have as their last change. */
  created_at: Generated<Date>;
  undone_at: Date | null;
  answer: Json<ImportDone>;
  before: Json<BeforeImport>;
  /** What the person calls the file. */
  file_name: string | null;
  /** SHA-256 of the file. */
  file_hash: Buffer | null;
  /** Since when `before` is empty: it cannot be taken back any more. */
  emptied_at: Date | null;
}
