import styled from '@emotion/styled';
import { chip } from '../../recipes/chip.ts';
import { Icon } from '../icon/icon.tsx';
import type { Option } from '../select/select.tsx';

interface ChipsProps<Value extends string> {
  label: string;
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  options: readonly Option<Value>[];
  moreLabel?: string | undefined;
  onMore?: () => void;
  addLabel?: string;
  onAdd?: () => void;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Pill = styled.button`
  ${chip}
  flex: initial;
  max-width: 100%;
  padding-block: var(--space-1-half);
  white-space: normal;
  overflow-wrap: anywhere;

  &[data-add] {
    color: var(--color-main-text);
  }
`;

export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { label, values, onChange, options, moreLabel, onMore, addLabel, onAdd } = props;
  const toggle = (value: Value) =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  return (
    <Row role="group" aria-label={label}>
      {options.map((option) => (
        <Pill
          key={option.value}
          type="button"
          aria-pressed={values.includes(option.value)}
          disabled={option.disabled}
          onClick={() => toggle(option.value)}
        >
          {values.includes(option.value) ? <Icon name="check" size="s" /> : null}
          {option.label}
        </Pill>
      ))}
      {moreLabel === undefined ? null : (
        <Pill type="button" aria-haspopup="dialog" onClick={onMore}>
          {moreLabel}
        </Pill>
      )}
      {addLabel === undefined ? null : (
        <Pill type="button" data-add="" onClick={onAdd}>
          <Icon name="plus" size="s" />
          {addLabel}
        </Pill>
      )}
    </Row>
  );
}
