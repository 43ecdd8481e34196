import type { Category } from 'shared-contracts';
import { ButtonLink, ListRow } from 'shared-design-system/office';
import { SortableList } from 'shared-design-system/sorting';
import { texts } from '../../../texts.ts';
import { countOf } from '../count-of.ts';
import { useMoveCategory } from '../use-move-category.ts';
import { useRemoveCategory } from '../use-remove-category.ts';

interface CategoryRowsProps {
  categories: readonly Category[];
  total: number | null;
  onOpen: (category: Category) => void;
}

export function CategoryRows({ categories, total, onOpen }: CategoryRowsProps) {
  const move = useMoveCategory();
  const remove = useRemoveCategory();
  const moving = (category: Category | undefined, place: number) =>
    category && total !== null && place >= 0 && place < total ? () => move(category, place) : undefined;
  return (
    <SortableList
      label={texts.categories.title}
      items={categories}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      onMove={(from, to) => moving(categories[from], to)?.()}
      disabled={total === null}
      gap={0}
    >
      {(category, place, handle) => (
        <ListRow
          handle={total === null ? null : handle}
          title={category.title}
          text={[countOf(category), category.addons && texts.categories.addons, category.description]
            .filter(Boolean)
            .join(' · ')}
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
            onFirst: place > 0 ? moving(category, 0) : undefined,
            onLast: total !== null && place < total - 1 ? moving(category, total - 1) : undefined,
            onUp: moving(category, place - 1),
            onDown: moving(category, place + 1),
            onRemove: () => void remove(category),
          }}
        />
      )}
    </SortableList>
  );
}
