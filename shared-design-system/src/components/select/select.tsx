import styled from '@emotion/styled';
import { forwardRef, type SelectHTMLAttributes } from 'react';
import { formTexts } from '../../lazy-texts.ts';
import { bareInput } from '../../recipes/control.ts';
import { useFieldControl } from '../field/field-context.ts';
import { Icon } from '../icon/icon.tsx';
import { Frame, type NativeProps } from '../text-input/text-input.tsx';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends NativeProps<SelectHTMLAttributes<HTMLSelectElement>> {
  options: readonly Option[];
  placeholder?: string;
}

const Box = styled(Frame)`
  position: relative;

  > [data-icon] {
    position: absolute;
    inset-inline-end: var(--space-3);
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${bareInput}
  appearance: none;
  padding-inline-end: var(--space-6);
  text-overflow: ellipsis;
  cursor: pointer;

  > option {
    background: var(--color-field);
    color: var(--color-text);
  }
`;

export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { options, placeholder, ...rest } = props;
  const control = useFieldControl(rest);
  return (
    <Box>
      <Native ref={ref} {...control}>
        {placeholder === undefined ? null : (
          <option value="">{placeholder === '' ? formTexts.choose : placeholder}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Native>
      <Icon name="chevron-down" />
    </Box>
  );
});
