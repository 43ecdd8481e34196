export { createShopWindow, type PublicState, type ShopKey, type ShopView, type ShopWindow } from './shop-window.ts';
