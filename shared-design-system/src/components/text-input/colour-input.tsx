import styled from '@emotion/styled';
import { forwardRef } from 'react';
import { hexOr } from '../../colour/hex.ts';
import { useFieldControl } from '../field/field-context.ts';
import type { Controlled } from './phone-input.tsx';
import { Bare, Frame } from './text-input.tsx';

interface ColourInputProps extends Controlled<string> {
  id?: string;
  pickLabel: string;
}

const Swatch = styled.input`
  flex: none;
  width: var(--touch);
  height: var(--touch);
  margin-inline: calc(-1 * var(--space-2-half)) calc(-1 * var(--space-2));
  padding: 0;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  cursor: pointer;

  &::-webkit-color-swatch-wrapper {
    padding: var(--space-2);
  }

  &::-webkit-color-swatch {
    border: var(--stroke-s) solid var(--color-border);
    border-radius: var(--radius-s);
  }
`;

const noColour = '#808080';

export const ColourInput = forwardRef<HTMLInputElement, ColourInputProps>(function ColourInput(props, ref) {
  const { value, onChange, pickLabel, disabled, ...rest } = props;
  const control = useFieldControl(rest);
  return (
    <Frame>
      <Swatch
        type="color"
        aria-label={pickLabel}
        value={hexOr(value, noColour)}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
      <Bare
        ref={ref}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...control}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
    </Frame>
  );
});
