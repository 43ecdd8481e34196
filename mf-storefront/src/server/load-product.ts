import { pictureSizes } from 'shared-design-system/shop';
import type { LoadPage } from 'shared-runtime';
import { everything } from '../features/catalogue/address.ts';
import { catalogueApi, productsOf } from '../features/catalogue/api.ts';
import { shopApi } from '../features/shop/api.ts';
import { productHead } from '../head/index.ts';
import { texts } from '../texts.ts';
import { ask, statusOf } from './ask.ts';
import { withPicture } from './first-picture.ts';
import { headPictures, loadShop, privatePage } from './load-shop.ts';

/** `/shop/:merchantName/product/:productId`: the product, its pictures, delivery, what else there is. */
export const loadProduct: LoadPage = async (page) => {
  const { merchantName = '', productId = '' } = page.params;
  const { readPublicProduct, listPublicCategories, listProductPages } = catalogueApi.endpoints;
  const { readDeliveryInfo, listPublicContent } = shopApi.endpoints;
  const [{ found, closed }, { data: product, failure }, { data: pictures }, { data: categories }] = await Promise.all([
    loadShop(page),
    ask(page, readPublicProduct.initiate({ merchantName, productId })),
    ask(page, listPublicContent.initiate({ merchantName, externalId: productId })),
    ask(page, listPublicCategories.initiate({ merchantName })),
    ask(page, readDeliveryInfo.initiate({ merchantName })),
    ask(page, listProductPages.initiate(productsOf(merchantName, everything), { initialPageParam: 1 })),
  ]);
  if (closed) return closed;
  if (product) {
    const category = categories?.find(({ id }) => product.categories.includes(id)) ?? null;
    const head = productHead({ ...found, product, pictures: headPictures(pictures), category });
    return withPicture({ status: 200, head }, pictures?.[0]?.link, pictureSizes.gallery);
  }
  // An id that makes no sense is a product that is not there.
  const status = failure.code === 'validation_failed' ? 404 : statusOf(failure);
  const { title } = status === 410 ? texts.product.gone : texts.product.missing;
  return privatePage(found, status, title);
};
