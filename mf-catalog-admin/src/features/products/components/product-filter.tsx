import type { Category } from 'shared-contracts';
import { FilterChips } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';
import type { ProductCounts } from '../api.ts';

const { filters, filter: label } = texts.list;

interface ProductFilterProps {
  value: string;
  onChange: (filter: string) => void;
  counts: ProductCounts | undefined;
  categories: readonly Pick<Category, 'id' | 'title' | 'count'>[];
  /** Hides the counts: they are of all products, not of those that the search finds. */
  searching: boolean;
  more?: { label: string; open: () => void } | undefined;
}

export function ProductFilter({ value, onChange, counts, categories, searching, more }: ProductFilterProps) {
  const count = (some: number | undefined) => (searching || some === undefined ? {} : { count: some });
  return (
    <FilterChips
      label={label}
      value={value}
      onChange={onChange}
      {...(more ? { moreLabel: more.label, onMore: more.open } : {})}
      options={[
        { value: '', label: filters.all, ...count(counts && counts.published + counts.hidden) },
        { value: 'published', label: filters.published, ...count(counts?.published) },
        { value: 'hidden', label: filters.hidden, ...count(counts?.hidden) },
        ...categories.map(({ id, title, count: inside = 0 }) => ({ value: id, label: title, ...count(inside) })),
      ]}
    />
  );
}
