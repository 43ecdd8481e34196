/** Slugs of the shops. Small and global. */
export interface ShopNamesTable {
  name: string;
  merchant_id: string;
}
