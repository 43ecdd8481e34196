import styled from '@emotion/styled';
import { useChosenInView } from '../../hooks/use-chosen-in-view.ts';
import { chip, chipRow } from '../../recipes/chip.ts';
import type { Option } from '../select/select.tsx';

interface FilterChipsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (Option<Value> & { count?: number; highlight?: boolean })[];
  moreLabel?: string | undefined;
  onMore?: () => void;
}

const Row = styled.div(chipRow);
const Pill = styled.button(chip);

export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, value, onChange, options, moreLabel, onMore } = props;
  // Counts that load later make the pills wider: then the chosen one is scrolled into view again.
  const row = useChosenInView(value + options.some(({ count }) => count !== undefined));
  return (
    <Row ref={row} role="group" aria-label={label}>
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
      {moreLabel === undefined ? null : (
        <Pill type="button" aria-haspopup="dialog" onClick={onMore}>
          {moreLabel}
        </Pill>
      )}
    </Row>
  );
}
