/** Categories that were deleted and can be put back. */
export interface CategoryBinTable {
  merchant_id: string;
  category_id: string;
  title: string;
  description: string;
  addons: boolean;
  /** Where it stood. */
  position: number;
  /** What it held, deleted products too. */
  product_ids: string[];
  created_at: Date;
  deleted_at: Date;
}

/** Products that are gone for good: their pages say so (decision 4.7). */
export interface GoneProductsTable {
  merchant_id: string;
  product_id: string;
}

/** Pictures that no row uses any more; their files are still to be deleted. */
export interface UnusedPicturesTable {
  merchant_id: string;
  bucket: string;
  key: string;
}
