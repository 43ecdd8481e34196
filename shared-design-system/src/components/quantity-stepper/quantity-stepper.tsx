import styled from '@emotion/styled';
import { type KeyboardEvent, useState } from 'react';
import { maxQuantityPerLine } from 'shared-contracts';
import { useFocusFallback } from '../../hooks/use-focus-fallback.ts';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { rowTexts, shopTexts } from '../../texts.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface QuantityStepperProps extends VariantsOf<typeof look> {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  label: string;
  disabled?: boolean;
}

const look = {
  base: `
    position: relative;
    z-index: 1;
    display: inline-grid;
    grid-template-columns: var(--touch) minmax(var(--touch), 1fr) var(--touch);
    align-items: center;
    min-height: var(--touch);
    border-radius: var(--radius-button);
    font-weight: var(--weight-bold);
    text-align: center;
  `,
  variants: {
    variant: {
      quiet: `
        background: var(--color-main-tint);
        color: var(--color-main-text);
      `,
      plain: `
        background: var(--color-sunken);
        color: var(--color-text);
      `,
    },
    size: {
      s: '',
      l: `
        grid-template-columns: var(--size-12) minmax(var(--size-12), 1fr) var(--size-12);
        min-height: var(--control-l);
      `,
    },
  },
  states: `
    > button {
      display: grid;
      place-items: center;
      height: 100%;
      min-height: var(--touch);
      border-radius: inherit;
      touch-action: manipulation;
    }

    > button:disabled {
      opacity: 0.45;
      cursor: not-allowed;
    }
  `,
} satisfies Recipe;

const Root = styled.div(cssOf(look));

const Amount = styled.input`
  width: 100%;
  min-width: 0;
  min-height: var(--touch);
  border: 0;
  background: none;
  /* A phone zooms in to anything smaller. */
  font-size: 1rem;
  font-variant-numeric: lining-nums tabular-nums;
  text-align: center;

  &[aria-invalid='true'] {
    color: var(--color-danger);
    text-decoration: underline wavy;
  }
`;

/** At an end of the range the pressed button is disabled, and the other one takes the focus; not the number, which would open a phone's keyboard. */
const otherButton = (box: Element) => box.querySelector<HTMLElement>('button:not(:disabled)');

interface TypedAmountProps {
  value: number;
  onChange: (value: number) => void;
  least: number;
  most: number;
  label: string;
  disabled: boolean;
}

/** The whole number that a text means: `2`, `2,5`, `5 шт`; NaN for any other text, so that no wrong number is taken from it. */
function amountIn(text: string): number {
  const [, number = ''] = /^\s*(\d+(?:[.,]\d*)?)\s*(?:\p{L}.*)?$/u.exec(text) ?? [];
  return number ? Math.round(Number(number.replace(',', '.'))) : Number.NaN;
}

function TypedAmount({ value, onChange, least, most, label, disabled }: TypedAmountProps) {
  const [typed, setTyped] = useState<string>();
  const change = (next: number) => {
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    const amount = amountIn(text);
    setTyped(amount > most ? String(most) : text);
    if (amount >= least) change(Math.min(most, amount));
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1, Enter: 0 }[event.key];
    if (step === undefined) return;
    // Enter would submit the surrounding form.
    event.preventDefault();
    setTyped(undefined);
    change(Math.min(most, Math.max(least, value + step)));
  };
  return (
    <Amount
      role="spinbutton"
      inputMode="numeric"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-invalid={typed !== undefined && !(amountIn(typed) >= least)}
      disabled={disabled}
      value={typed ?? value}
      onChange={({ target }) => type(target.value)}
      onKeyDown={press}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
    />
  );
}

export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    onChange,
    min = 1,
    max = maxQuantityPerLine,
    label,
    variant = 'plain',
    size = 's',
    disabled = false,
  } = props;
  const kept = useFocusFallback(otherButton);
  const name = rowTexts.named(shopTexts.quantity, label);
  return (
    <Root role="group" aria-label={name} data-variant={variant} data-size={size} {...kept}>
      <button
        type="button"
        aria-label={rowTexts.named(value - 1 < 1 && min < 1 ? shopTexts.remove : shopTexts.less, label)}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <TypedAmount
        value={value}
        onChange={onChange}
        least={Math.max(1, min)}
        most={max}
        label={name}
        disabled={disabled}
      />
      {/* Said where it changes by the buttons. */}
      <VisuallyHidden>
        <span role="status">{value}</span>
      </VisuallyHidden>
      <button
        type="button"
        aria-label={rowTexts.named(shopTexts.more, label)}
        data-takes-focus=""
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </Root>
  );
}
