import type { LoadPage } from 'shared-runtime';
import { shownOf } from '../features/catalogue/address.ts';
import { catalogueApi } from '../features/catalogue/api.ts';
import { shopApi } from '../features/shop/api.ts';
import { ask } from './ask.ts';
import { loadShop, shopPage } from './load-shop.ts';

/** `/shop/:merchantName`: banner, goods, delivery, payment. */
export const loadHome: LoadPage = async (page) => {
  const { merchantName = '' } = page.params;
  const { categoryId, from } = shownOf(page.search);
  const { listProductPages, listPublicCategories } = catalogueApi.endpoints;
  const { readDeliveryInfo, listPaymentMethods, listPublicContent } = shopApi.endpoints;
  const shown = { merchantName, category_id: categoryId ?? undefined, from };
  const loading = loadShop(page);
  const [{ shop, closed }] = await Promise.all([
    loading,
    ask(page, listProductPages.initiate(shown, { initialPageParam: from })),
    ask(page, listPublicCategories.initiate({ merchantName })),
    ask(page, readDeliveryInfo.initiate({ merchantName })),
    ask(page, listPublicContent.initiate({ merchantName, externalId: 'shop-banner' })),
    loading.then(
      ({ shop: found }) => found && ask(page, listPaymentMethods.initiate({ merchantId: found.merchantId })),
      () => undefined,
    ),
  ]);
  return closed ?? shopPage(shop, undefined);
};
