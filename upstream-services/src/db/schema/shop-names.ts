export interface ShopNamesTable {
  name: string;
  merchant_id: string;
}
