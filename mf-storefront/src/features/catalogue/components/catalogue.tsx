import type { ReactNode } from 'react';
import { type Category, type Product, productCountOf } from 'shared-contracts';
import { ProductCardSkeleton, ProductGrid } from 'shared-design-system/home';
import { ButtonLink, ErrorState, Inline, Loading, pluralCount, ShopSection, Stack } from 'shared-design-system/shop';
import { describeFailure } from 'shared-runtime';
import { addressesOf } from '../../../addresses.ts';
import { texts } from '../../../texts.ts';
import { type Shown, searchOf } from '../address.ts';
import type { ShownPages } from '../api.ts';
import { CatalogueTools } from './catalogue-tools.tsx';
import { More } from './more.tsx';
import { NoProducts } from './no-products.tsx';

interface CatalogueProps {
  merchantName: string;
  pages: ShownPages;
  /** Undefined while they are not known; the filter appears with them. */
  categories: readonly Category[] | undefined;
  shown: Shown;
  columns: 2 | 3;
  children: (product: Product, index: number) => ReactNode;
}

const words = texts.catalogue;

/** Ids that keep a skeleton's cards apart. */
const placeholders = Array.from({ length: 6 }, (_, index) => `placeholder-${index}`);

/** The shop's goods: search, categories, grid, next pages, and what is there when nothing is. */
export function Catalogue(props: CatalogueProps) {
  const { merchantName, pages, categories = [], shown } = props;
  const filled = categories.filter((category) => productCountOf(category) > 0);
  const count = pages.products && pages.totalCount;
  return (
    <ShopSection
      id="catalogue"
      below="near"
      title={words.title}
      aside={<span aria-live="polite">{count ? pluralCount(count, words.products) : null}</span>}
    >
      <Stack gap={5}>
        <CatalogueTools merchantName={merchantName} shown={shown} categories={filled} count={count} />
        <Goods {...props} />
      </Stack>
    </ShopSection>
  );
}

function Goods({ merchantName, pages, categories, shown, columns, children }: CatalogueProps) {
  const { products, failure } = pages;
  // An id that makes no sense is a category that is not there.
  const isMissing = products?.length === 0 || failure?.code === 'validation_failed';
  if (isMissing) return <NoProducts merchantName={merchantName} shown={shown} categories={categories} />;
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
      {shown.from > 1 ? <Earlier merchantName={merchantName} shown={shown} /> : null}
      <ProductGrid columns={columns}>{products.map(children)}</ProductGrid>
      <More pages={pages} shown={shown} />
    </>
  );
}

/** The way to the list's beginning, where the address begins later. */
function Earlier({ merchantName, shown }: { merchantName: string; shown: Shown }) {
  return (
    <Inline justify="center">
      <ButtonLink
        variant="outline"
        to={`${addressesOf(merchantName).home}${searchOf({ ...shown, from: 1 })}#catalogue`}
      >
        {words.fromStart}
      </ButtonLink>
    </Inline>
  );
}
