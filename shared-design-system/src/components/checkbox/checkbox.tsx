import styled from '@emotion/styled';
import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { focusWithin, unseenControl } from '../../recipes/control.ts';
import { visuallyHidden } from '../../recipes/text.ts';
import { FieldError } from '../field/field-error.tsx';
import { Icon } from '../icon/icon.tsx';
import type { NativeProps } from '../text-input/text-input.tsx';

interface CheckboxProps extends NativeProps<InputHTMLAttributes<HTMLInputElement>> {
  label: ReactNode;
  hideLabel?: boolean;
  error?: ReactNode;
}

const Root = styled.div`
  display: grid;
  gap: var(--space-1);
`;

const Line = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: var(--size-6) minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  min-height: var(--touch);
  padding-block: var(--space-2-half);
  font-size: var(--font-size-s);
  line-height: 1.7;
  cursor: pointer;

  &[data-bare] {
    grid-template-columns: var(--size-6);
    place-content: center;
    width: var(--touch);
  }
`;

const Mark = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--size-6);
  height: var(--size-6);
  border-radius: var(--radius-s);
  background: var(--color-field);
  box-shadow: inset 0 0 0 var(--stroke-l) var(--color-control-border);
  color: transparent;
  transition: background var(--duration-fast);
  ${focusWithin}

  &:has(:checked) {
    background: var(--color-main-fill);
    box-shadow: none;
    color: var(--color-on-main);
  }

  &:has([aria-invalid='true']) {
    box-shadow: inset 0 0 0 var(--stroke-l) var(--color-danger);
  }

  &:has(:disabled) {
    opacity: 0.5;
  }
`;

const Native = styled.input(unseenControl);
const Hidden = styled.span(visuallyHidden);

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { label, hideLabel, error, ...rest } = props;
  const errorId = useId();
  const voice = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <Root data-field="">
      <Line data-bare={hideLabel ? '' : undefined}>
        <Mark>
          <Native ref={ref} type="checkbox" {...voice} {...rest} />
          <Icon name="check" size="s" />
        </Mark>
        {hideLabel ? <Hidden>{label}</Hidden> : <span>{label}</span>}
      </Line>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </Root>
  );
});
