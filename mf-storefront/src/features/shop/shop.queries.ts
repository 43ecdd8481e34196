import { picturesQuery, readShop } from './api.ts';

/** What every page of a shop asks for, in the browser and on the server. */
export const shopQueries = (merchantName: string) => ({
  shop: { read: readShop, args: { merchantName } },
  logo: picturesQuery(merchantName, 'shop-logo'),
});
