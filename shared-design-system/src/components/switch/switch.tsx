import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { focusWithin, unseenControl } from '../../recipes/control.ts';
import { visuallyHidden } from '../../recipes/text.ts';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  hideLabel?: boolean;
  disabled?: boolean;
  loading?: boolean;
  name?: string;
}

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-height: var(--touch);
  cursor: pointer;

  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: var(--weight-label);
  line-height: 1.4;

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

const Hint = styled.span`
  display: block;
  font-size: var(--font-size-s);
  font-weight: var(--weight-text);
  color: var(--color-muted);
`;

const Rail = styled.span`
  position: relative;
  flex: none;
  width: calc(2 * var(--size-6) + var(--space-1));
  height: var(--size-8);
  border-radius: var(--radius-pill);
  background: var(--color-control-border);
  transition: background var(--duration-fast);
  ${focusWithin}

  &::after {
    content: '';
    position: absolute;
    top: var(--space-1);
    left: var(--space-1);
    width: var(--size-6);
    height: var(--size-6);
    border-radius: 50%;
    background: var(--color-knob);
    transition: transform var(--duration-base) var(--ease);
    pointer-events: none;
  }

  &:has(:checked) {
    background: var(--color-main-fill);
  }

  [data-area='office'] &:has(:checked) {
    background: var(--color-happy);
  }

  [data-area='office'][data-theme='dark'] &:has(:checked) {
    background: var(--color-happy-mark);
  }

  &:has(:checked)::after {
    transform: translateX(calc(var(--size-6) - var(--space-1)));
  }

  &:has(:disabled) {
    opacity: 0.5;
  }

  &[data-loading]::after {
    opacity: 0.6;
  }
`;

const Native = styled.input(unseenControl);

export function Switch(props: SwitchProps) {
  const { checked, onChange, label, hint, hideLabel, disabled, loading = false, name } = props;
  return (
    <Line>
      <Words data-hidden={hideLabel ? '' : undefined}>
        {label}
        {hint === undefined ? null : <Hint>{hint}</Hint>}
      </Words>
      <Rail data-loading={loading ? '' : undefined}>
        <Native
          type="checkbox"
          role="switch"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-busy={loading || undefined}
          onChange={(event) => {
            if (!loading) onChange(event.target.checked);
          }}
        />
      </Rail>
    </Line>
  );
}
