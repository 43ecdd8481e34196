import type { Category } from 'shared-contracts';
import { ListRow, pluralCount, SortableList } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import { useMoveCategory } from '../use-move-category.ts';
import { useRemoveCategory } from '../use-remove-category.ts';

export interface CategoryRowsProps {
  categories: readonly Category[];
  /** A category was pressed. */
  onOpen: (category: Category) => void;
}

/** Categories in their order: pressed to change, moved by drag or buttons, deleted in place. */
export function CategoryRows({ categories, onOpen }: CategoryRowsProps) {
  const move = useMoveCategory();
  const remove = useRemoveCategory();
  const moving = (category: Category | undefined, place: number) =>
    category && categories[place] ? () => move(category, place) : undefined;
  return (
    <SortableList
      label={texts.categories.title}
      items={categories}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      onMove={(from, to) => moving(categories[from], to)?.()}
      gap={0}
    >
      {(category, place, handle) => (
        <ListRow
          handle={handle}
          title={category.title}
          text={[countOf(category), category.description].filter(Boolean).join(' · ')}
          onClick={() => onOpen(category)}
          controls={{
            label: category.title,
            onUp: moving(category, place - 1),
            onDown: moving(category, place + 1),
            onRemove: () => void remove(category),
          }}
        />
      )}
    </SortableList>
  );
}

const countOf = ({ productIds }: Category): string =>
  productIds.length ? pluralCount(productIds.length, texts.productForms) : texts.categories.without;
