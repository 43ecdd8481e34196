import { FilterChips } from 'shared-design-system/office';
import { listTexts } from '../../../list-texts.ts';
import { texts } from '../../../texts.ts';
import { countOf, type OrderCounts, type OrderFilter, orderFilters } from '../list-filters.ts';

interface StatusFilterProps {
  value: OrderFilter;
  counts: OrderCounts | undefined;
  onChange: (filter: OrderFilter) => void;
}

export function StatusFilter({ value, counts, onChange }: StatusFilterProps) {
  return (
    <FilterChips<OrderFilter>
      label={listTexts.filter}
      value={value}
      onChange={onChange}
      options={orderFilters.map((filter) => ({
        value: filter,
        label: texts.filters[filter],
        highlight: filter === 'created',
        ...(counts ? { count: countOf(filter, counts) } : {}),
      }))}
    />
  );
}
