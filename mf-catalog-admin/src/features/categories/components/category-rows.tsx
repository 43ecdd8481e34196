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
  const moving = (category: Category | undefined, index: number) =>
    category && total !== null && index >= 0 && index < total ? () => move(category, index) : undefined;
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
      {(category, index, handle) => (
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
            onFirst: index > 0 ? moving(category, 0) : undefined,
            onLast: total !== null && index < total - 1 ? moving(category, total - 1) : undefined,
            onUp: moving(category, index - 1),
            onDown: moving(category, index + 1),
            onRemove: () => void remove(category),
          }}
        />
      )}
    </SortableList>
  );
}
