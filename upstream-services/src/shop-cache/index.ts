export { createShopCache, type PublicState, type ShopCache, type ShopKey, type ShopView } from './shop-cache.ts';
export { shopLookup as shopLookupPort } from './shop-lookup.ts';
