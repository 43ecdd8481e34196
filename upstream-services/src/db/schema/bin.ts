export interface CategoryBinTable {
  merchant_id: string;
  category_id: string;
  title: string;
  description: string;
  addons: boolean;
  position: number;
  product_ids: string[];
  created_at: Date;
  deleted_at: Date;
}

export interface GoneProductsTable {
  merchant_id: string;
  product_id: string;
}

export interface UnusedPicturesTable {
  merchant_id: string;
  bucket: string;
  key: string;
}
