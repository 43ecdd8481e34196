import type { ReactNode } from 'react';
import type { Category } from 'shared-contracts';
import { ButtonLink, EmptyState } from 'shared-design-system/shop';
import { addressesOf } from '../../../addresses.ts';
import { type CatalogueView, searchOf, wholeCatalogue } from '../address.ts';
import { texts as words } from '../texts.ts';

interface NoProductsProps {
  merchantName: string;
  shown: CatalogueView;
  categories: readonly Category[] | undefined;
}

export default function NoProducts({ merchantName, shown, categories }: NoProductsProps) {
  const { categoryId, search, from } = shown;
  const category = categories?.find(({ id }) => id === categoryId);
  const linkTo = (part: Partial<CatalogueView>, label: string): ReactNode => (
    <ButtonLink to={`${addressesOf(merchantName).home}${searchOf({ ...wholeCatalogue, ...part })}#catalogue`}>
      {label}
    </ButtonLink>
  );
  if (search && categoryId !== null) {
    const { title, inCategory, everywhere } = words.nothingFound;
    const text = inCategory(search, category?.title ?? '');
    return <EmptyState drawing title={title} text={text} actions={linkTo({ search }, everywhere)} />;
  }
  if (search) {
    const { title, text } = words.nothingFound;
    return <EmptyState drawing title={title} text={text(search)} actions={linkTo({}, words.all)} />;
  }
  if (from > 1) return <EmptyState drawing {...words.noSuchPage} actions={linkTo({ categoryId }, words.fromStart)} />;
  if (categoryId === null) return <EmptyState drawing {...words.empty} />;
  if (!category) return <EmptyState drawing {...words.noSuchCategory} actions={linkTo({}, words.all)} />;
  const { title, text } = words.emptyCategory;
  return <EmptyState drawing title={title} text={text(category.title)} actions={linkTo({}, words.all)} />;
}
