import { wholeCatalogue } from '../features/catalogue/address.ts';
import { addonsQuery, categoriesQuery, productsQuery, readProduct, relatedQuery } from '../features/catalogue/api.ts';
import { picturesQuery, readDeliveryInfo } from '../features/shop/api.ts';

export const productQueries = (merchantName: string, productId: string) => ({
  product: { read: readProduct, args: { merchantName, productId } },
  pictures: picturesQuery(merchantName, productId),
  categories: categoriesQuery(merchantName),
  conditions: { read: readDeliveryInfo, args: { merchantName } },
  addons: addonsQuery(merchantName),
  related: relatedQuery(merchantName, productId),
  others: productsQuery(merchantName, wholeCatalogue),
});
