import { useState } from 'react';
import { type Category, matchesTitle } from 'shared-contracts';
import { Button, EmptyState, FocusFallback, Page, RowList, SearchInput, Skeleton } from 'shared-design-system/office';
import { Loaded } from 'shared-runtime/screens';
import { countedCategoriesArgs, useListCategoriesQuery } from '../features/categories/api.ts';
import { CategoryDialog } from '../features/categories/components/category-dialog.tsx';
import { CategoryRows } from '../features/categories/components/category-rows.tsx';
import { texts } from '../texts.ts';
import { BinLink } from './bin-link.tsx';

const { categories: words } = texts;

const few = 12;
const folded = 20;

export default function CategoryListScreen() {
  const query = useListCategoriesQuery(countedCategoriesArgs);
  const [open, setOpen] = useState<Category | 'new' | null>(null);
  const add = (
    <Button icon="plus" onClick={() => setOpen('new')}>
      {words.add}
    </Button>
  );
  const empty = (
    <EmptyState
      icon="layers"
      title={words.empty.title}
      text={words.empty.text}
      actions={
        <Button icon="plus" onClick={() => setOpen('new')}>
          {words.empty.action}
        </Button>
      }
    />
  );
  return (
    <Page
      title={words.title}
      back={{ to: '/merchant/products', label: words.back }}
      bar="dock"
      actions={query.data?.length ? add : undefined}
      padded={false}
    >
      <FocusFallback>
        <Loaded query={query} failed={words.failed} skeleton={<Skeleton shape="block" lines={4} />}>
          {(categories) => (categories.length ? <Rows categories={categories} onOpen={setOpen} /> : empty)}
        </Loaded>
        <BinLink kind="category" />
      </FocusFallback>
      {open ? <CategoryDialog category={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
    </Page>
  );
}

function Rows({ categories, onOpen }: { categories: readonly Category[]; onOpen: (category: Category) => void }) {
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const searching = typed.trim() !== '';
  const found = searching ? categories.filter(({ title }) => matchesTitle(title, typed)) : categories;
  const isFolded = !all && !searching && found.length > folded;
  return (
    <>
      <RowList
        label={words.title}
        sorted
        tools={
          categories.length > few ? <SearchInput label={words.find} value={typed} onChange={setTyped} /> : undefined
        }
        state={found.length === 0 ? <EmptyState icon="search" title={words.notFound} /> : undefined}
      >
        <CategoryRows
          categories={isFolded ? found.slice(0, folded) : found}
          total={searching ? null : categories.length}
          onOpen={onOpen}
        />
      </RowList>
      {isFolded ? (
        <Button variant="ghost" full onClick={() => setAll(true)}>
          {words.showAll(categories.length)}
        </Button>
      ) : null}
    </>
  );
}
