import { picturesQuery, readShop } from './api.ts';

export const shopQueries = (merchantName: string) => ({
  shop: { read: readShop, args: { merchantName } },
  logo: picturesQuery(merchantName, 'shop-logo'),
});
