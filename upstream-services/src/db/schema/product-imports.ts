import type { Generated } from 'kysely';
import type { ImportResult } from 'shared-contracts';
import type { Json } from './json.ts';

type StockState = { kind: 'counted' | 'to_order'; amount: number } | null;

export interface StockMove {
  product_id: string;
  size_id: string;
  was: StockState;
  became: StockState;
}

export interface StockPause {
  product_id: string;
  size_id: string;
  back_on: string;
}

export interface BeforeImport {
  added: string[];
  changed: {
    product_id: string;
    title: string;
    price: number;
    old_price: number | null;
    is_posted: boolean;
    fields: string;
    search_text: string;
    categories: string[];
    pictures: string[] | null;
  }[];
  categories: string[];
  order: string[] | null;
  stock?: StockMove[];
  pauses?: StockPause[];
  after?: { order: string[] | null; categories: Record<string, string[]> };
}

export interface ProductImportsTable {
  merchant_id: string;
  import_id: string;
  created_at: Generated<Date>;
  undone_at: Date | null;
  answer: Json<ImportResult>;
  before: Json<BeforeImport>;
  file_name: string | null;
  file_hash: Buffer | null;
  emptied_at: Date | null;
}
