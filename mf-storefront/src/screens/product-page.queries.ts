import { everything } from '../features/catalogue/address.ts';
import { catalogueApi, productsQuery } from '../features/catalogue/api.ts';
import { picturesQuery, shopApi } from '../features/shop/api.ts';

/** What a product's page asks for beside the shop, in the browser and on the server. */
export const productQueries = (merchantName: string, productId: string) => ({
  product: { endpoint: catalogueApi.endpoints.readPublicProduct, args: { merchantName, productId } },
  pictures: picturesQuery(merchantName, productId),
  categories: { endpoint: catalogueApi.endpoints.listPublicCategories, args: { merchantName } },
  conditions: { endpoint: shopApi.endpoints.readDeliveryInfo, args: { merchantName } },
  others: productsQuery(merchantName, everything),
});
