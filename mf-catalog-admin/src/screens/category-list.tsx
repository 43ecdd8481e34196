import { useState } from 'react';
import type { Category } from 'shared-contracts';
import { Button, EmptyState, FocusFallback, Page, RowList, Skeleton } from 'shared-design-system';
import { Loaded } from 'shared-runtime/screens';
import { counted, useListCategoriesQuery } from '../features/categories/api.ts';
import { CategoryDialog } from '../features/categories/components/category-dialog.tsx';
import { CategoryRows } from '../features/categories/components/category-rows.tsx';
import { texts } from '../texts.ts';
import { BinLink } from './bin-link.tsx';

const { categories: words } = texts;

/** `/merchant/categories`: the shop's categories in their order. */
export default function CategoryListScreen() {
  const query = useListCategoriesQuery(counted);
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
          {(categories) =>
            categories.length ? (
              <RowList label={words.title} sorted>
                <CategoryRows categories={categories} onOpen={setOpen} />
              </RowList>
            ) : (
              empty
            )
          }
        </Loaded>
        <BinLink kind="category" />
      </FocusFallback>
      {open ? <CategoryDialog category={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
    </Page>
  );
}
