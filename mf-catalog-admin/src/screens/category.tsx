import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Category } from 'shared-contracts';
import {
  Button,
  ButtonLink,
  EmptyState,
  FilterChips,
  FocusFallback,
  Page,
  SearchInput,
  Skeleton,
} from 'shared-design-system/office';
import { Loaded, LoadedList, rowsPerPage, useAskBeforeLeaving, useListAddress } from 'shared-runtime/screens';
import { countedCategoriesArgs, useListCategoriesQuery } from '../features/categories/api.ts';
import { useCategoryProducts } from '../features/categories/use-category-products.ts';
import { useListProductsQuery } from '../features/products/api.ts';
import { CategoryProductRows } from '../features/products/components/category-product-rows.tsx';
import { NoProducts } from '../features/products/components/no-products.tsx';
import { PriceDialog } from '../features/products/prices/components/price-dialog.tsx';
import { UndoPrices } from '../features/products/prices/components/undo-prices.tsx';
import { texts } from '../texts.ts';

const words = texts.categories;
const back = { to: '/merchant/categories', label: words.title };

export default function CategoryScreen() {
  const { id = '' } = useParams();
  const query = useListCategoriesQuery(countedCategoriesArgs);
  const category = query.data?.find((one) => one.id === id);
  if (category) return <CategoryProducts key={id} category={category} />;
  const gone = (
    <EmptyState
      icon="layers"
      title={words.gone.title}
      text={words.gone.text}
      actions={<ButtonLink to={back.to}>{words.gone.action}</ButtonLink>}
    />
  );
  return (
    <Page title={words.title} back={back}>
      <Loaded query={query} failed={words.failed} skeleton={<Skeleton shape="block" lines={4} />}>
        {() => gone}
      </Loaded>
    </Page>
  );
}

function CategoryProducts({ category }: { category: Category }) {
  const address = useListAddress();
  const { page, filter, search } = address;
  const only = filter === 'inside';
  const query = useListProductsQuery({
    page,
    per_page: rowsPerPage,
    ...(only ? { category_id: category.id } : {}),
    ...(search ? { search } : {}),
  });
  const products = useCategoryProducts(category);
  const [saving, setSaving] = useState(false);
  const [pricing, setPricing] = useState(false);
  const { changed, added, removed } = products;
  const save = async () => {
    setSaving(true);
    const saved = await products.save();
    setSaving(false);
    return saved;
  };
  useAskBeforeLeaving(changed, { save, text: words.leave });
  return (
    <Page
      title={category.title}
      subtitle={words.choose}
      back={back}
      padded={false}
      tools={
        category.count ? (
          <Button variant="ghost" size="s" aria-label={texts.prices.openLabel} onClick={() => setPricing(true)}>
            {texts.prices.open}
          </Button>
        ) : null
      }
      note={changed ? words.changed(added, removed) : words.saved}
      actions={
        <Button disabled={!changed} loading={saving} onClick={() => void save()}>
          {words.dialog.save}
        </Button>
      }
    >
      <FocusFallback>
        <UndoPrices />
        <LoadedList
          query={query}
          failed={texts.list.failed}
          label={texts.list.title}
          address={address}
          tools={
            <>
              <SearchInput
                label={texts.list.search}
                placeholder={texts.list.search}
                value={address.typed}
                onChange={address.setTyped}
              />
              <FilterChips
                label={texts.list.filter}
                value={filter}
                onChange={address.setFilter}
                options={[
                  { value: '', label: texts.list.filters.all },
                  { value: 'inside', label: words.inside, count: category.count ?? 0 },
                ]}
              />
            </>
          }
          empty={<NoProducts narrowed={only || search !== ''} onClear={address.clear} />}
        >
          {({ products: shown }) => (
            <CategoryProductRows products={shown} has={products.has} onChoose={products.choose} />
          )}
        </LoadedList>
      </FocusFallback>
      {pricing ? (
        <PriceDialog
          chosen={{ all: { category_id: category.id } }}
          count={category.count ?? 0}
          onClose={() => setPricing(false)}
        />
      ) : null}
    </Page>
  );
}
