import { pictureSizes } from 'shared-design-system/shop';
import type { LoadPage } from 'shared-runtime/page';
import { parseCatalogueView } from '../features/catalogue/address.ts';
import { paymentsQuery } from '../features/shop/api.ts';
import { bannerFrame } from '../features/shop/components/shop-hero.tsx';
import { homeHead } from '../head/index.ts';
import { cardPictureSizes, columnsOf } from '../layout/columns.ts';
import { homeQueries } from '../screens/shop-home.queries.ts';
import { ask, askAll } from './ask.ts';
import { cutDescriptions } from './cut-descriptions.ts';
import { withPicture } from './first-picture.ts';
import { headPictures, loadShop } from './load-shop.ts';

export const loadHome: LoadPage = async (page) => {
  const { merchantName = '' } = page.params;
  const shown = parseCatalogueView(page.search);
  const loading = loadShop(page);
  const [{ found, closed }, answers] = await Promise.all([
    loading,
    askAll(page, homeQueries(merchantName, shown)),
    loading.then(
      ({ found: open }) => open && ask(page, paymentsQuery(open.shop.merchantId)),
      () => undefined,
    ),
  ]);
  if (closed) return closed;
  cutDescriptions(page);
  const { data: products } = answers.goods;
  const { data: banners } = answers.banner;
  const [banner = null] = headPictures(banners);
  const list = {
    category: answers.categories.data?.find(({ id }) => id === shown.categoryId) ?? null,
    page: shown.from,
    search: shown.search,
    sorted: shown.sort !== null,
    empty: !products?.pages[0]?.products.length,
  };
  const base = { status: 200, head: homeHead({ ...found, banner, list }) };
  const [shownBanner] = banners ?? [];
  if (shownBanner) return withPicture(base, shownBanner, pictureSizes.banner, bannerFrame);
  const first = products?.pages[0]?.products[0]?.preview;
  return withPicture(
    base,
    first ? { link: first.link, shape: first } : undefined,
    cardPictureSizes(columnsOf(found.shop)),
  );
};
