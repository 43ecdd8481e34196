import { lazy, type ReactNode, Suspense } from 'react';
import { type Category, formPathsOf, type Product, productCountOf } from 'shared-contracts';
import { ProductCardSkeleton, ProductGrid } from 'shared-design-system/home';
import { ErrorState, Loading, pluralCount, ShopSection, Stack, Text } from 'shared-design-system/shop';
import { describeFailure } from 'shared-runtime/page';
import { NoScriptForm } from '../../../components/no-script-form.tsx';
import { homeTexts } from '../../../home-texts.ts';
import { HydrationBoundary } from '../../../hydration/hydration-boundary.tsx';
import { loadWithRetry } from '../../../hydration/load-with-retry.ts';
import { texts } from '../../../texts.ts';
import type { CatalogueView } from '../address.ts';
import type { ShownPages } from '../api.ts';
import { CatalogueTools } from './catalogue-tools.tsx';
import { More } from './more.tsx';

interface CatalogueProps {
  merchantName: string;
  pages: ShownPages;
  categories: readonly Category[] | undefined;
  shown: CatalogueView;
  columns: 2 | 3;
  children: (product: Product, index: number) => ReactNode;
}

const words = homeTexts.catalogue;

const Earlier = lazy(() => loadWithRetry(() => import(/* webpackChunkName: 'rare' */ './earlier.tsx')));
const NoProducts = lazy(() => loadWithRetry(() => import(/* webpackChunkName: 'rare' */ './no-products.tsx')));

const placeholders = Array.from({ length: 6 }, (_, index) => `placeholder-${index}`);

export function Catalogue(props: CatalogueProps) {
  const { merchantName, pages, categories = [], shown } = props;
  const filled = categories.filter((category) => productCountOf(category) > 0);
  const count = pages.products && pages.totalCount;
  return (
    <ShopSection
      id="catalogue"
      place="first"
      title={texts.shop.catalogue}
      aside={<span aria-live="polite">{count ? pluralCount(count, words.products) : null}</span>}
    >
      <Stack gap={3}>
        <CatalogueTools merchantName={merchantName} shown={shown} categories={filled} count={count} />
        <Goods {...props} />
      </Stack>
    </ShopSection>
  );
}

function Goods({ merchantName, pages, categories, shown, columns, children }: CatalogueProps) {
  const { products, failure } = pages;
  // A malformed id is treated like a category that does not exist.
  const isMissing = products?.length === 0 || failure?.code === 'validation_failed';
  if (isMissing) {
    return (
      <Suspense fallback={null}>
        <NoProducts merchantName={merchantName} shown={shown} categories={categories} />
      </Suspense>
    );
  }
  if (!products && failure) {
    return (
      <ErrorState
        title={words.failed}
        text={describeFailure(failure)}
        onRetry={pages.retry}
        retrying={pages.fetching}
      />
    );
  }
  if (!products) {
    return (
      <Loading>
        <ProductGrid columns={columns}>
          {placeholders.map((id) => (
            <ProductCardSkeleton key={id} />
          ))}
        </ProductGrid>
      </Loading>
    );
  }
  return (
    <>
      {pages.understoodAs ? <Text>{words.understood(pages.understoodAs)}</Text> : null}
      {pages.first > 1 ? (
        <Suspense fallback={null}>
          <Earlier merchantName={merchantName} shown={shown} pages={pages} />
        </Suspense>
      ) : null}
      <NoScriptForm action={formPathsOf(merchantName).cart}>
        <ProductGrid columns={columns}>
          {products.map((product, index) => (
            <HydrationBoundary key={product.id}>{children(product, index)}</HydrationBoundary>
          ))}
        </ProductGrid>
      </NoScriptForm>
      <More pages={pages} shown={shown} />
    </>
  );
}
