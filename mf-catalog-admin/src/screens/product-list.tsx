import { useState } from 'react';
import { Button, ButtonLink, FocusFallback, Inline, Page, SearchInput } from 'shared-design-system/office';
import { type ListAddress, LoadedList, rowsPerPage, useListAddress } from 'shared-runtime/screens';
import { countedCategoriesArgs, useListCategoriesQuery } from '../features/categories/api.ts';
import { CategoriesDialog } from '../features/categories/components/categories-dialog.tsx';
import { firstCategories } from '../features/categories/first-categories.ts';
import { useCategoryTitles } from '../features/categories/use-category-titles.ts';
import { useCountProductsQuery, useListProductsQuery } from '../features/products/api.ts';
import { BulkActions } from '../features/products/components/bulk-actions.tsx';
import { ChoosingTools } from '../features/products/components/choosing-tools.tsx';
import { NoProducts } from '../features/products/components/no-products.tsx';
import { ProductFilter } from '../features/products/components/product-filter.tsx';
import { ProductRows } from '../features/products/components/product-rows.tsx';
import { ProductTableHead } from '../features/products/components/product-table-head.tsx';
import { UndoPrices } from '../features/products/prices/components/undo-prices.tsx';
import { useChoosingToggleFocus } from '../features/products/use-choosing-toggle-focus.ts';
import { useProductChoice } from '../features/products/use-product-choice.ts';
import { texts } from '../texts.ts';
import { BinLink } from './bin-link.tsx';
import { CategorizeButton } from './categorize-button.tsx';

const { list, many } = texts;
const number = new Intl.NumberFormat('ru-RU');

/** How far beyond the previous pages a search counts its hits: enough pages to go on, and a word that every product has is found fast. */
const countedAhead = 1000;

function narrowingOf(filter: string) {
  if (filter === '') return {};
  if (filter === 'published' || filter === 'hidden') return { is_posted: filter === 'published' };
  return { category_id: filter };
}

function useListedProducts({ page, filter, search }: ListAddress) {
  const narrowing = { ...narrowingOf(filter), ...(search ? { search } : {}) };
  const countTo = search ? (page - 1) * rowsPerPage + countedAhead : Number.POSITIVE_INFINITY;
  const query = useListProductsQuery({
    page,
    per_page: rowsPerPage,
    ...narrowing,
    ...(search ? { count_to: countTo } : {}),
  });
  const { totalCount = 0, understoodAs = '' } = query.currentData ?? {};
  return { query, narrowing, listed: totalCount < countTo ? { totalCount, understoodAs } : undefined };
}

export default function ProductListScreen() {
  const address = useListAddress();
  const { page, filter, search } = address;
  const { query, narrowing, listed } = useListedProducts(address);
  const { data: counts } = useCountProductsQuery();
  const { data: categories = [] } = useListCategoriesQuery(countedCategoriesArgs);
  const titles = useCategoryTitles() ?? {};
  const shownCategories = firstCategories(categories, [filter]);
  const [categorising, setCategorising] = useState(false);
  const all = counts && counts.published + counts.hidden;
  const narrowed = filter !== '' || search !== '';
  const shown = query.currentData?.products.map(({ id }) => id) ?? [];
  const choice = useProductChoice(shown, narrowing, listed);

  const turn = useChoosingToggleFocus(choice.choosing);
  const tools = (
    <>
      {query.currentData?.totalCount ? (
        // With a key of its own: otherwise React would reuse the button that replaces it while choosing, which would keep the focus.
        <Button key="begin" ref={turn} variant="ghost" size="s" aria-label={many.begin} onClick={choice.begin}>
          {many.beginShort}
        </Button>
      ) : null}
      <ButtonLink variant="ghost" size="s" aria-label={list.importLabel} to="/merchant/products/import">
        {list.import}
      </ButtonLink>
    </>
  );
  const choosingTools = (
    <>
      {categories.length > 0 ? <CategorizeButton choice={choice} categories={categories} /> : null}
      <ChoosingTools choice={choice} shown={shown} endRef={turn} />
    </>
  );
  const placeholder = all ? list.searchAmong(number.format(all)) : list.search;
  const actions = (
    <>
      <SearchInput label={list.search} placeholder={placeholder} value={address.typed} onChange={address.setTyped} />
      <ButtonLink to="/merchant/products/new" icon="plus">
        {list.add}
      </ButtonLink>
    </>
  );
  return (
    <Page
      title={choice.choosing ? many.chosen(number.format(choice.count)) : list.title}
      padded={false}
      bar={choice.choosing ? 'replace' : 'dock'}
      tools={choice.choosing ? choosingTools : tools}
      actions={choice.choosing ? <BulkActions choice={choice} /> : actions}
    >
      <FocusFallback>
        <UndoPrices />
        <LoadedList
          query={query}
          failed={list.failed}
          label={list.title}
          heads={<ProductTableHead />}
          sorted
          tools={
            <ProductFilter
              value={filter}
              categories={shownCategories}
              more={
                shownCategories.length < categories.length
                  ? { label: texts.categories.allOf(categories.length), open: () => setCategorising(true) }
                  : undefined
              }
              onChange={address.setFilter}
              counts={counts}
              searching={search !== ''}
            />
          }
          address={address}
          empty={<NoProducts narrowed={narrowed} onClear={address.clear} />}
        >
          {({ products, totalCount }, stale) => (
            <ProductRows
              products={products}
              categories={titles}
              firstPlace={narrowed || stale ? null : (page - 1) * rowsPerPage}
              totalCount={totalCount}
              choice={choice}
            />
          )}
        </LoadedList>
        <Inline justify="center">
          <ButtonLink variant="ghost" size="s" icon="calendar" to="/merchant/products/price-rules">
            {texts.priceRules.title}
          </ButtonLink>
          <BinLink />
        </Inline>
      </FocusFallback>
      {categorising ? (
        <CategoriesDialog
          categories={categories}
          chosen={[filter]}
          onPress={address.setFilter}
          onClose={() => setCategorising(false)}
        />
      ) : null}
    </Page>
  );
}
