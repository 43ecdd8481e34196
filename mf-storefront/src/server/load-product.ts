import { descriptionOf } from 'shared-contracts';
import type { LoadPage } from 'shared-runtime';
import { catalogueApi } from '../features/catalogue/api.ts';
import { shopApi } from '../features/shop/api.ts';
import { pageTitle } from '../layout/page-title.ts';
import { texts } from '../texts.ts';
import { ask, statusOf } from './ask.ts';
import { loadShop, shopPage } from './load-shop.ts';

/** `/shop/:merchantName/product/:productId`: the product, its pictures, delivery, what else there is. */
export const loadProduct: LoadPage = async (page) => {
  const { merchantName = '', productId = '' } = page.params;
  const { readPublicProduct, listPublicCategories, listProductPages } = catalogueApi.endpoints;
  const { readDeliveryInfo, listPublicContent } = shopApi.endpoints;
  const [{ shop, closed }, { data: product, failure }] = await Promise.all([
    loadShop(page),
    ask(page, readPublicProduct.initiate({ merchantName, productId })),
    ask(page, listPublicContent.initiate({ merchantName, externalId: productId })),
    ask(page, readDeliveryInfo.initiate({ merchantName })),
    ask(page, listPublicCategories.initiate({ merchantName })),
    ask(page, listProductPages.initiate({ merchantName, from: 1 })),
  ]);
  if (closed) return closed;
  if (product) return shopPage(shop, product.title, descriptionOf(product));
  // An id that makes no sense is a product that is not there.
  const status = failure.code === 'validation_failed' ? 404 : statusOf(failure);
  const { title } = status === 410 ? texts.product.gone : texts.product.missing;
  return { status, head: { title: pageTitle(title, shop.title) } };
};
