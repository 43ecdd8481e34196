export { grantAdmin } from './account-repository.ts';
export { consentsOf } from './consents.ts';
export { findOpenShops, readShopChange } from './found-shops.ts';
export { listMerchants, type MerchantFilter } from './merchant-list.ts';
export { findCaller } from './sessions.ts';
export {
  findShop,
  publicState,
  readShopRow,
  type ShopChange,
  type ShopRow,
  updateShopRow,
} from './shop-repository.ts';
