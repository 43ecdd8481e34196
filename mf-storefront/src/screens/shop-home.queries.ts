import type { Shown } from '../features/catalogue/address.ts';
import { catalogueApi, productsQuery } from '../features/catalogue/api.ts';
import { picturesQuery, shopApi } from '../features/shop/api.ts';

/** What a shop's page asks for beside the shop, in the browser and on the server. */
export const homeQueries = (merchantName: string, shown: Shown) => ({
  goods: productsQuery(merchantName, shown),
  categories: { endpoint: catalogueApi.endpoints.listPublicCategories, args: { merchantName } },
  banner: picturesQuery(merchantName, 'shop-banner'),
  conditions: { endpoint: shopApi.endpoints.readDeliveryInfo, args: { merchantName } },
});
