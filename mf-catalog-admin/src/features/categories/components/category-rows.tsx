import type { Category } from 'shared-contracts';
import { ListRow, pluralCount, RowControls } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import { useMoveCategory } from '../use-move-category.ts';
import { useRemoveCategory } from '../use-remove-category.ts';

export interface CategoryRowsProps {
  categories: readonly Category[];
  /** A category was pressed. */
  onOpen: (category: Category) => void;
}

/** Categories in their order: pressed to change, moved and deleted in place. */
export function CategoryRows({ categories, onOpen }: CategoryRowsProps) {
  const move = useMoveCategory();
  const remove = useRemoveCategory();
  return categories.map((category, place) => (
    <ListRow
      key={category.id}
      title={category.title}
      text={[countOf(category), category.description].filter(Boolean).join(' · ')}
      onClick={() => onOpen(category)}
      trailing={
        <RowControls
          label={category.title}
          onUp={place > 0 ? () => move(category, place - 1) : undefined}
          onDown={place < categories.length - 1 ? () => move(category, place + 1) : undefined}
          onRemove={() => void remove(category)}
        />
      }
    />
  ));
}

const countOf = ({ productIds }: Category): string =>
  productIds.length ? pluralCount(productIds.length, texts.productForms) : texts.categories.without;
