import styled from '@emotion/styled';
import { chip, chipRow } from '../../recipes/chip.ts';
import { shop } from '../../texts.ts';
import { Anchor } from '../link/anchor.tsx';
import type { Option } from '../select/select.tsx';

interface FilterChipsProps<Value extends string> {
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
export function FilterChips<Value extends string>({ label, value, onChange, options }: FilterChipsProps<Value>) {
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

interface CategoryFilterProps {
  /** Read aloud; 'Категории'. */
  label?: string;
  /** Id of the chosen category; null: all. */
  value: string | null;
  /** Where a category leads, for the router; null: all of them. */
  addressOf: (id: string | null) => string;
  /** How many products there are in all. */
  total?: number;
  categories: readonly { id: string; title: string; count?: number }[];
}

const Categories = styled.nav(chipRow);
const Category = styled(Anchor)(chip);

/** Categories of a shop, each a page of its own: all, or one. */
export function CategoryFilter({ label, value, addressOf, total, categories }: CategoryFilterProps) {
  const all = { id: null, title: shop.all, count: total };
  return (
    <Categories aria-label={label ?? shop.categories}>
      {[all, ...categories].map(({ id, title, count }) => (
        <Category key={id ?? ''} to={addressOf(id)} aria-current={id === value ? 'true' : undefined}>
          {title}
          {count === undefined ? null : <small>{count}</small>}
        </Category>
      ))}
    </Categories>
  );
}
