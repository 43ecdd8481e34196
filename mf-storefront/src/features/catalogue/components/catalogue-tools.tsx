import { useNavigate } from 'react-router-dom';
import { basePath, type Category, productCountOf } from 'shared-contracts';
import { CategoryFilter, SearchForm } from 'shared-design-system/home';
import { addressesOf } from '../../../addresses.ts';
import { homeTexts } from '../../../home-texts.ts';
import { useHydrated } from '../../../hydration/use-hydrated.ts';
import { hasFavourites } from '../../../remembered-storage.ts';
import { type CatalogueView, longestSearch, searchOf, sorts } from '../address.ts';

interface CatalogueToolsProps {
  merchantName: string;
  shown: CatalogueView;
  categories: readonly Category[];
  count: number | undefined;
}

const words = homeTexts.catalogue;
const few = 6;
const orders = ['', ...sorts] as const;

export function CatalogueTools({ merchantName, shown, categories, count }: CatalogueToolsProps) {
  const navigate = useNavigate();
  const { home, favourites } = addressesOf(merchantName);
  const { categoryId, search, sort } = shown;
  const addressOf = (change: Partial<CatalogueView>) =>
    `${home}${searchOf({ ...shown, from: 1, ...change })}#catalogue`;
  const go = (change: Partial<CatalogueView>) => void navigate(addressOf(change));
  // Only this browser knows, so the first render, like the server's, has no link to them.
  const beside = useHydrated() && hasFavourites(merchantName) ? { to: favourites, title: words.favourites } : undefined;
  const isWhole = categoryId === null && !search;
  const searchable = !isWhole || sort !== null || (count ?? 0) > few;
  return (
    <>
      {searchable ? (
        <SearchForm
          action={`${basePath}${home}#catalogue`}
          label={words.search}
          submit={words.find}
          name="search"
          value={search}
          maxLength={longestSearch}
          onSearch={(typed) => go({ search: typed })}
          kept={categoryId === null ? {} : { category: categoryId }}
          order={{
            label: words.sort,
            name: 'sort',
            value: sort ?? '',
            options: orders.map((value) => ({ value, label: words.sorts[value] })),
            onChange: (value) => go({ sort: sorts.find((one) => one === value) ?? null }),
          }}
        />
      ) : null}
      {categories.length > 0 || beside ? (
        <CategoryFilter
          label={words.categories}
          value={categoryId}
          beside={beside}
          addressOf={(id) => addressOf({ categoryId: id })}
          categories={categories.map((category) => ({
            id: category.id,
            title: category.title,
            count: productCountOf(category),
          }))}
          {...(isWhole && count !== undefined ? { total: count } : {})}
        />
      ) : null}
    </>
  );
}
