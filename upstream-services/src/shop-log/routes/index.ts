export { default as readMerchantLog } from './read-merchant-log.ts';
export { default as readShopLog } from './read-shop-log.ts';
