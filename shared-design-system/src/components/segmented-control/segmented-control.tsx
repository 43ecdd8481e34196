import styled from '@emotion/styled';
import { useId } from 'react';
import { focusWithin, unseenControl } from '../../recipes/control.ts';
import { media } from '../../tokens/media.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import type { Option } from '../select/select.tsx';

interface SegmentedControlProps<Value extends string> {
  label: string;
  name?: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (Option<Value> & { icon?: IconName })[];
}

const Bar = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--space-1);
  padding: var(--space-1);
  border-radius: calc(var(--radius-m) + var(--space-1));
  background: var(--color-sunken);

  /* Four words do not fit side by side on the narrowest phones. */
  ${media.below360} {
    &:has(> :nth-of-type(4)) {
      grid-auto-flow: row;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  [data-area='office'] & {
    background: var(--color-ground);
    box-shadow: inset 0 0 0 var(--stroke-s) var(--color-border);
  }
`;

const Segment = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1-half);
  min-height: var(--touch);
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-m);
  font-size: var(--font-size-s);
  font-weight: var(--weight-medium);
  line-height: 1.2;
  text-align: center;
  cursor: pointer;
  ${focusWithin}

  &:has(:checked) {
    background: var(--color-field);
    color: var(--color-main-text);
    box-shadow: 0 0 0 var(--stroke-m) var(--color-main-mark);
  }

  [data-area='office'] &:has(:checked) {
    color: var(--color-text);
    box-shadow:
      var(--shadow-card),
      0 0 0 var(--stroke-s) var(--color-control-border);
  }

  &:has(:disabled) {
    color: var(--color-muted);
    cursor: not-allowed;
  }
`;

const Native = styled.input(unseenControl);

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, onChange, options } = props;
  const id = useId();
  return (
    <Bar role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <Native
            type="radio"
            name={props.name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon ? <Icon name={option.icon} /> : null}
          {option.label}
        </Segment>
      ))}
    </Bar>
  );
}
