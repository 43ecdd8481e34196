import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Category, Product } from 'shared-contracts';
import {
  Banner,
  Button,
  ButtonLink,
  CategoryFilter,
  EmptyState,
  ErrorState,
  Inline,
  Loading,
  ProductCardSkeleton,
  ProductGrid,
  pluralCount,
  ShopSection,
  Stack,
} from 'shared-design-system/shop';
import { describeFailure } from 'shared-runtime';
import { useTakenOver } from '../../../layout/use-taken-over.ts';
import { texts } from '../../../texts.ts';
import { type Shown, searchOf } from '../address.ts';
import { pageSize, type ShownPages } from '../api.ts';

interface CatalogueProps {
  pages: ShownPages;
  /** Undefined while they are not known; the filter appears with them. */
  categories: readonly Category[] | undefined;
  shown: Shown;
  onCategory: (id: string | null) => void;
  columns: 2 | 3;
  children: (product: Product, index: number) => ReactNode;
}

const words = texts.catalogue;

/** Ids that keep a skeleton's cards apart. */
const placeholders = Array.from({ length: 6 }, (_, index) => `placeholder-${index}`);

/** The shop's goods: categories, grid, next pages, and what is there when nothing is. */
export function Catalogue(props: CatalogueProps) {
  const { pages, categories, shown, onCategory } = props;
  const filled = categories?.filter((category) => category.productIds.length > 0) ?? [];
  const total = shown.categoryId === null && pages.products ? pages.totalCount : undefined;
  return (
    <ShopSection
      id="catalogue"
      title={words.title}
      aside={pages.products?.length ? pluralCount(pages.totalCount, words.products) : undefined}
    >
      <Stack gap={5}>
        {filled.length > 0 ? (
          <CategoryFilter
            label={words.categories}
            value={shown.categoryId}
            onChange={onCategory}
            categories={filled.map(({ id, title, productIds }) => ({ id, title, count: productIds.length }))}
            {...(total === undefined ? {} : { total })}
          />
        ) : null}
        <Goods {...props} />
      </Stack>
    </ShopSection>
  );
}

function Goods({ pages, categories, shown, onCategory, columns, children }: CatalogueProps) {
  const { categoryId } = shown;
  const { products, failure } = pages;
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
  if (products.length === 0) {
    const category = categories?.find(({ id }) => id === categoryId);
    if (categoryId === null) return <EmptyState drawing {...words.empty} />;
    return (
      <EmptyState
        drawing
        title={words.emptyCategory.title}
        text={words.emptyCategory.text(category?.title ?? '')}
        actions={<Button onClick={() => onCategory(null)}>{words.emptyCategory.all}</Button>}
      />
    );
  }
  return (
    <>
      {shown.from > 1 ? <Earlier shown={shown} /> : null}
      <ProductGrid columns={columns}>{products.map(children)}</ProductGrid>
      <More pages={pages} shown={shown} />
    </>
  );
}

/** The way back to the list's beginning, where the address begins later. */
function Earlier({ shown }: { shown: Shown }) {
  const { pathname } = useLocation();
  return (
    <Inline justify="center">
      <ButtonLink variant="outline" to={pathname + searchOf({ ...shown, from: 1 })}>
        {words.fromStart}
      </ButtonLink>
    </Inline>
  );
}

/** The way to the next page; says so when it did not come. A page of its own until scripts put the goods under these. */
function More({ pages, shown }: { pages: ShownPages; shown: Shown }) {
  const { hasMore, next, failure, fetching, fetchMore } = pages;
  const takenOver = useTakenOver();
  if (!hasMore) return null;
  if (!takenOver) {
    return (
      <Inline justify="center">
        <ButtonLink variant="outline" to={searchOf({ ...shown, from: next })}>
          {words.more}
        </ButtonLink>
      </Inline>
    );
  }
  return (
    <Stack>
      {failure ? (
        <Banner tone="danger" live title={words.failedMore}>
          {describeFailure(failure)}
        </Banner>
      ) : null}
      <Inline justify="center">
        <Button variant="outline" loading={fetching} onClick={fetchMore}>
          {failure ? words.retry : words.more}
        </Button>
      </Inline>
    </Stack>
  );
}

/** How many cards fill the first screen of a phone and of a desktop. */
export const firstRows = pageSize / 3;
