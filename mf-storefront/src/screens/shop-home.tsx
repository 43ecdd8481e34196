import { ShopBannerSkeleton } from 'shared-design-system/home';
import { Loading, ShopPage } from 'shared-design-system/shop';
import { useRead } from 'shared-runtime/page';
import { searchOf } from '../features/catalogue/address.ts';
import { useProductPages } from '../features/catalogue/api.ts';
import { Catalogue } from '../features/catalogue/components/catalogue.tsx';
import { useCatalogueFilters } from '../features/catalogue/use-catalogue-filters.ts';
import { usePaymentMethods, usePictures } from '../features/shop/api.ts';
import { ShopHero, ShopStory } from '../features/shop/components/shop-hero.tsx';
import { ShopFacts, ShopInfo } from '../features/shop/components/shop-info.tsx';
import { useShop } from '../features/shop/use-shop.ts';
import { HydrationBoundary } from '../hydration/hydration-boundary.tsx';
import { lazyAfterHydration } from '../hydration/lazy-after-hydration.tsx';
import { cardPictureSizes, columnsOf } from '../layout/columns.ts';
import { listTitle } from '../layout/page-title.ts';
import { ShopLayout } from '../layout/shop-layout.tsx';
import { whenIdle } from '../layout/use-idle-load.ts';
import { usePageTitle } from '../layout/use-page-title.ts';
import { hasFavourites } from '../remembered-storage.ts';
import { CartTile } from './cart-tile.tsx';
import type { NextPagesProps } from './next-pages.tsx';
import { homeQueries } from './shop-home.queries.ts';

export default function ShopHome() {
  return (
    <ShopLayout current="home">
      <Home />
    </ShopLayout>
  );
}

/** Products of a phone's first row: where there is a banner, their pictures are the largest in the first view. */
const firstRow = 2;

const Favourites = lazyAfterHydration<{ merchantName: string }>(
  () => import('./favourites.tsx'),
  ({ merchantName }) => hasFavourites(merchantName),
);

// Loads the code that reads the next page ahead: loaded at the press, it would delay that page.
const NextPages = lazyAfterHydration<NextPagesProps>(async () => {
  await whenIdle();
  const { loadNextPages } = await import('./product-page.tsx');
  await import('../operations.ts');
  return loadNextPages();
});

function Home() {
  const { merchantName, shop } = useShop();
  const shown = useCatalogueFilters();
  const columns = columnsOf(shop);
  const queries = homeQueries(merchantName, shown);
  const pages = useProductPages(queries.goods);
  const categories = useRead(queries.categories.read, queries.categories.args);
  const conditions = useRead(queries.conditions.read, queries.conditions.args);
  const payments = usePaymentMethods(shop?.merchantId);
  const pictures = usePictures(queries.banner);
  const category = categories.data?.find(({ id }) => id === shown.categoryId) ?? null;
  usePageTitle(listTitle(category, shown.from, shown.search), shop);
  const info = shop && { shop, conditions: conditions.data, payments: payments.data ?? [] };
  return (
    <ShopPage>
      {info && pictures ? (
        <>
          <ShopHero shop={info.shop} picture={pictures[0] ?? null} search={searchOf(shown)} />
          <ShopFacts {...info} />
        </>
      ) : (
        <Loading>
          <ShopBannerSkeleton />
        </Loading>
      )}
      <Catalogue merchantName={merchantName} pages={pages} categories={categories.data} shown={shown} columns={columns}>
        {(product, index) => (
          <CartTile
            merchantName={merchantName}
            product={product}
            priority={index < firstRow}
            sizes={cardPictureSizes(columns)}
          />
        )}
      </Catalogue>
      <Favourites merchantName={merchantName} />
      <HydrationBoundary>
        {shop ? <ShopStory shop={shop} /> : null}
        {info ? <ShopInfo {...info} /> : null}
      </HydrationBoundary>
      <NextPages merchantName={merchantName} products={pages.products} />
    </ShopPage>
  );
}
