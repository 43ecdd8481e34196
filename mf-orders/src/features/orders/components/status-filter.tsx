import { FilterChips } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import { countOf, type OrderFilter, orderFilters } from '../list-filters.ts';

interface StatusFilterProps {
  value: OrderFilter;
  /** How many orders there are of each status, where that is known. */
  counts: Parameters<typeof countOf>[1] | undefined;
  onChange: (filter: OrderFilter) => void;
}

/** Narrows the list of orders to those of a status; new ones stand out. */
export function StatusFilter({ value, counts, onChange }: StatusFilterProps) {
  return (
    <FilterChips<OrderFilter>
      label={texts.filter}
      value={value}
      onChange={onChange}
      options={orderFilters.map((filter) => ({
        value: filter,
        label: texts.filters[filter],
        highlight: filter === 'created' && (counts?.created ?? 0) > 0,
        ...(counts ? { count: countOf(filter, counts) } : {}),
      }))}
    />
  );
}
