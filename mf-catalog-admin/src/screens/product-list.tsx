import { useMemo } from 'react';
import { ButtonLink, FilterChips, Page, SearchInput } from 'shared-design-system';
import { LoadedList, rowsPerPage, useListAddress } from 'shared-runtime/screens';
import { useListCategoriesQuery } from '../features/categories/api.ts';
import { useCountProductsQuery, useListProductsQuery } from '../features/products/api.ts';
import { NoProducts } from '../features/products/components/no-products.tsx';
import { ProductRows } from '../features/products/components/product-rows.tsx';
import { texts } from '../texts.ts';

const { list } = texts;

/** What a filter of the address asks for: shown, hidden, or a category by its id. */
function narrowingOf(filter: string) {
  if (filter === '') return {};
  if (filter === 'published' || filter === 'hidden') return { is_posted: filter === 'published' };
  return { category_id: filter };
}

/** `/merchant/products`: the merchant's products in the shop's order. */
export default function ProductListScreen() {
  const address = useListAddress();
  const { page, filter, search } = address;
  const query = useListProductsQuery({
    page,
    per_page: rowsPerPage,
    ...narrowingOf(filter),
    ...(search ? { search } : {}),
  });
  const { data: counts } = useCountProductsQuery();
  const { data: categories = [] } = useListCategoriesQuery({});
  const titles = useMemo(() => Object.fromEntries(categories.map(({ id, title }) => [id, title])), [categories]);
  const all = counts && counts.published + counts.hidden;
  const narrowed = filter !== '' || search !== '';

  const chips = (
    <FilterChips
      label={list.filter}
      value={filter}
      onChange={address.setFilter}
      options={[
        { value: '', label: list.filters.all, ...(all === undefined ? {} : { count: all }) },
        { value: 'published', label: list.filters.published, ...(counts ? { count: counts.published } : {}) },
        { value: 'hidden', label: list.filters.hidden, ...(counts ? { count: counts.hidden } : {}) },
        ...categories.map(({ id, title, productIds }) => ({ value: id, label: title, count: productIds.length })),
      ]}
    />
  );
  return (
    <Page
      title={list.title}
      padded={false}
      bar="dock"
      actions={
        <>
          <SearchInput
            label={list.search}
            placeholder={list.search}
            value={address.typed}
            onChange={address.setTyped}
          />
          <ButtonLink to="/merchant/products/new" icon="plus">
            {list.add}
          </ButtonLink>
        </>
      }
    >
      <LoadedList
        query={query}
        failed={list.failed}
        label={list.title}
        kind="products"
        sorted
        tools={chips}
        address={address}
        empty={<NoProducts narrowed={narrowed} onClear={address.clear} />}
      >
        {({ products, totalCount }, stale) => (
          <ProductRows
            products={products}
            categories={titles}
            firstPlace={narrowed || stale ? null : (page - 1) * rowsPerPage}
            totalCount={totalCount}
          />
        )}
      </LoadedList>
    </Page>
  );
}
