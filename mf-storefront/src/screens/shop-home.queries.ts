import type { CatalogueView } from '../features/catalogue/address.ts';
import { categoriesQuery, productsQuery } from '../features/catalogue/api.ts';
import { picturesQuery, readDeliveryInfo } from '../features/shop/api.ts';

export const homeQueries = (merchantName: string, shown: CatalogueView) => ({
  goods: productsQuery(merchantName, shown),
  categories: categoriesQuery(merchantName),
  banner: picturesQuery(merchantName, 'shop-banner'),
  conditions: { read: readDeliveryInfo, args: { merchantName } },
});
