import type { Category } from 'shared-contracts';
import { ButtonLink, ListRow, pluralCount, SortableList } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import { useMoveCategory } from '../use-move-category.ts';
import { useRemoveCategory } from '../use-remove-category.ts';

interface CategoryRowsProps {
  categories: readonly Category[];
  /** A category was pressed. */
  onOpen: (category: Category) => void;
}

/** Categories in their order: pressed to change, filled on a page of their own, moved by drag or buttons, deleted in place. */
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
          trailing={
            <ButtonLink
              variant="ghost"
              size="s"
              aria-label={texts.categories.productsOf(category.title)}
              to={`/merchant/categories/${category.id}`}
            >
              {texts.list.title}
            </ButtonLink>
          }
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

const countOf = ({ count = 0 }: Category): string =>
  count ? pluralCount(count, texts.productForms) : texts.categories.without;
