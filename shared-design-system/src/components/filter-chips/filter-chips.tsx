import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { chip, chipRow } from '../../recipes/chip.ts';
import { shop } from '../../texts.ts';
import type { Option } from '../select/select.tsx';

/** Props of {@link FilterChips}. */
export interface FilterChipsProps<Value extends string> {
  /** Read aloud. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (Option<Value> & {
    count?: number;
    /** The count asks for attention: new orders. */
    highlight?: boolean;
  })[];
}

const Row = styled.div(chipRow);
const Pill = styled.button(chip);

/** Filters of a list, with counts; one is chosen. */
export function FilterChips<Value extends string>({
  label,
  value,
  onChange,
  options,
}: FilterChipsProps<Value>): ReactElement {
  return (
    <Row role="group" aria-label={label}>
      {options.map((option) => (
        <Pill
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={option.disabled}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count === undefined ? null : (
            <small data-highlight={option.highlight && option.count > 0 ? '' : undefined}>{option.count}</small>
          )}
        </Pill>
      ))}
    </Row>
  );
}

/** Props of {@link CategoryFilter}. */
export interface CategoryFilterProps {
  /** Read aloud; 'Категории'. */
  label?: string;
  /** Id of the chosen category; null: all. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** How many goods there are in all. */
  total?: number;
  categories: readonly { id: string; title: string; count?: number }[];
}

const allOfThem = '';

/** Categories of a shop: all, or one. */
export function CategoryFilter({ label, value, onChange, total, categories }: CategoryFilterProps): ReactElement {
  const all = { value: allOfThem, label: shop.all, ...(total === undefined ? {} : { count: total }) };
  const rest = categories.map(({ id, title, count }) => ({
    value: id,
    label: title,
    ...(count === undefined ? {} : { count }),
  }));
  return (
    <FilterChips
      label={label ?? shop.categories}
      value={value ?? allOfThem}
      onChange={(id) => onChange(id === allOfThem ? null : id)}
      options={[all, ...rest]}
    />
  );
}
