import { pictureSizes } from 'shared-design-system/shop';
import type { LoadPage } from 'shared-runtime';
import { shownOf } from '../features/catalogue/address.ts';
import { catalogueApi, productsOf } from '../features/catalogue/api.ts';
import { shopApi } from '../features/shop/api.ts';
import { homeHead } from '../head/index.ts';
import { cardSizes, columnsOf } from '../layout/columns.ts';
import { ask } from './ask.ts';
import { withPicture } from './first-picture.ts';
import { headPictures, loadShop } from './load-shop.ts';

/** `/shop/:merchantName`: banner, goods, delivery, payment. */
export const loadHome: LoadPage = async (page) => {
  const { merchantName = '' } = page.params;
  const shown = shownOf(page.search);
  const { listProductPages, listPublicCategories } = catalogueApi.endpoints;
  const { readDeliveryInfo, listPaymentMethods, listPublicContent } = shopApi.endpoints;
  const loading = loadShop(page);
  const [{ found, closed }, { data: goods }, { data: categories }, { data: banners }] = await Promise.all([
    loading,
    ask(page, listProductPages.initiate(productsOf(merchantName, shown), { initialPageParam: shown.from })),
    ask(page, listPublicCategories.initiate({ merchantName })),
    ask(page, listPublicContent.initiate({ merchantName, externalId: 'shop-banner' })),
    ask(page, readDeliveryInfo.initiate({ merchantName })),
    loading.then(
      ({ found: open }) => open && ask(page, listPaymentMethods.initiate({ merchantId: open.shop.merchantId })),
      () => undefined,
    ),
  ]);
  if (closed) return closed;
  const [banner = null] = headPictures(banners);
  const list = {
    category: categories?.find(({ id }) => id === shown.categoryId) ?? null,
    page: shown.from,
    search: shown.search,
    sorted: shown.sort !== null,
    empty: !goods?.pages[0]?.products.length,
  };
  const made = { status: 200, head: homeHead({ ...found, banner, list }) };
  const [shownBanner] = banners ?? [];
  if (shownBanner) return withPicture(made, shownBanner.link, pictureSizes.banner);
  const first = goods?.pages[0]?.products[0]?.preview?.link;
  return withPicture(made, first, cardSizes(columnsOf(found.shop)));
};
