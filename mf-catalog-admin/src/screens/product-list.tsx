import { useEffect, useMemo, useRef } from 'react';
import { Button, ButtonLink, FilterChips, IconButton, KeptFocus, Page, SearchInput } from 'shared-design-system';
import { LoadedList, rowsPerPage, useListAddress } from 'shared-runtime/screens';
import { counted, useListCategoriesQuery } from '../features/categories/api.ts';
import { useCountProductsQuery, useListProductsQuery } from '../features/products/api.ts';
import { ChosenActions } from '../features/products/components/chosen-actions.tsx';
import { NoProducts } from '../features/products/components/no-products.tsx';
import { ProductHeads } from '../features/products/components/product-heads.tsx';
import { ProductRows } from '../features/products/components/product-rows.tsx';
import { useProductChoice } from '../features/products/use-product-choice.ts';
import { texts } from '../texts.ts';
import { BinLink } from './bin-link.tsx';

const { list, many } = texts;
const number = new Intl.NumberFormat('ru-RU');

/** What a search finds is counted so far beyond the page before it: pages enough to go on, and a word that all products have is found at once. */
const countedAhead = 1000;

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
  const narrowing = { ...narrowingOf(filter), ...(search ? { search } : {}) };
  const countTo = search ? (page - 1) * rowsPerPage + countedAhead : Number.POSITIVE_INFINITY;
  const query = useListProductsQuery({
    page,
    per_page: rowsPerPage,
    ...narrowing,
    ...(search ? { count_to: countTo } : {}),
  });
  const { data: counts } = useCountProductsQuery();
  const { data: categories = [] } = useListCategoriesQuery(counted);
  const titles = useMemo(() => Object.fromEntries(categories.map(({ id, title }) => [id, title])), [categories]);
  const all = counts && counts.published + counts.hidden;
  const narrowed = filter !== '' || search !== '';
  const shown = query.currentData?.products.map(({ id }) => id) ?? [];
  const total = query.currentData?.totalCount ?? 0;
  const choice = useProductChoice(shown, narrowing, total < countTo ? total : undefined);

  // The button that begins the choice gives way to the one that ends it, and the other way round: so does the focus.
  const turn = useRef<HTMLButtonElement>(null);
  const { choosing } = choice;
  const wasChoosing = useRef(choosing);
  useEffect(() => {
    // The button sticks to the top: to focus it as it stands in the flow would scroll the rows away.
    if (wasChoosing.current !== choosing && document.activeElement === document.body) {
      turn.current?.focus({ preventScroll: true });
    }
    wasChoosing.current = choosing;
  }, [choosing]);

  // How many there are of each is counted without the search, and would not be how many it finds.
  const count = (value: number | undefined) => (search || value === undefined ? {} : { count: value });
  const chips = (
    <FilterChips
      label={list.filter}
      value={filter}
      onChange={address.setFilter}
      options={[
        { value: '', label: list.filters.all, ...count(all) },
        { value: 'published', label: list.filters.published, ...count(counts?.published) },
        { value: 'hidden', label: list.filters.hidden, ...count(counts?.hidden) },
        ...categories.map(({ id, title, count: inside = 0 }) => ({ value: id, label: title, ...count(inside) })),
      ]}
    />
  );
  const chosen = query.currentData?.products.filter(({ id }) => choice.has(id)) ?? [];
  const allVisible = chosen.length > 0 && chosen.every(({ published }) => published);
  const everyShown = shown.length > 0 && shown.every(choice.has);
  const everything = choice.total ?? 0;
  const wider = everyShown && everything > shown.length && !choice.all;
  const choosingTools = (
    <>
      {everyShown && !wider ? null : (
        <Button
          variant="ghost"
          size="s"
          aria-label={wider ? many.everything(number.format(everything)) : many.page(number.format(shown.length))}
          onClick={() => (wider ? choice.chooseAll() : choice.add(shown))}
        >
          {many.all(number.format(wider ? everything : shown.length))}
        </Button>
      )}
      <IconButton ref={turn} icon="x" label={many.end} onClick={choice.end} />
    </>
  );
  const tools = (
    <>
      {total > 0 ? (
        // Its own, not the button that stands in its place while one chooses: the focus must not stay on that one.
        <Button key="begin" ref={turn} variant="ghost" size="s" aria-label={many.begin} onClick={choice.begin}>
          {many.beginShort}
        </Button>
      ) : null}
      <ButtonLink variant="ghost" size="s" aria-label={list.importLabel} to="/merchant/products/import">
        {list.import}
      </ButtonLink>
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
      actions={choice.choosing ? <ChosenActions choice={choice} visible={allVisible} /> : actions}
    >
      <KeptFocus>
        <LoadedList
          query={query}
          failed={list.failed}
          label={list.title}
          heads={<ProductHeads />}
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
              choice={choice}
            />
          )}
        </LoadedList>
        <BinLink />
      </KeptFocus>
    </Page>
  );
}
