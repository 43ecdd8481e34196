export { createShopCache, type PublicState, type ShopCache, type ShopKey, type ShopView } from './shop-cache.ts';
