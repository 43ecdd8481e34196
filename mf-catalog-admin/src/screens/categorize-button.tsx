import { useState } from 'react';
import type { Category } from 'shared-contracts';
import { IconButton } from 'shared-design-system/office';
import { CategoriesDialog } from '../features/categories/components/categories-dialog.tsx';
import { useCategorizeMany } from '../features/products/use-categorize-many.ts';
import type { ProductChoice } from '../features/products/use-product-choice.ts';
import { texts } from '../texts.ts';

interface CategorizeButtonProps {
  choice: ProductChoice;
  categories: readonly Category[];
}

export function CategorizeButton({ choice, categories }: CategorizeButtonProps) {
  const [open, setOpen] = useState(false);
  const { act, categorizing } = useCategorizeMany();
  const put = async (id: string) => {
    const category = categories.find((one) => one.id === id);
    if (category && (await act('add', category, choice.chosen()))) choice.end();
  };
  return (
    <>
      <IconButton
        icon="layers"
        label={texts.many.category.open}
        disabled={choice.count === 0 || categorizing}
        onClick={() => setOpen(true)}
      />
      {open ? (
        <CategoriesDialog
          title={texts.many.category.open}
          categories={categories}
          chosen={[]}
          onPress={(id) => void put(id)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
