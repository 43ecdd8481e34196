import styled from '@emotion/styled';
import { useFocusFallback } from '../../hooks/use-focus-fallback.ts';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { rows, shop } from '../../texts.ts';
import { Icon } from '../icon/icon.tsx';

interface QuantityStepperProps extends VariantsOf<typeof look> {
  value: number;
  onChange: (value: number) => void;
  /** 1; with 0 the minus at 1 takes it out of the cart. */
  min?: number;
  /** 99 (decision 4.9). */
  max?: number;
  /** What is counted; read aloud. */
  label: string;
  disabled?: boolean;
}

const look = {
  base: `
    position: relative;
    z-index: 1;
    display: inline-grid;
    grid-template-columns: var(--touch) minmax(var(--size-8), 1fr) var(--touch);
    align-items: center;
    min-height: var(--touch);
    border-radius: var(--radius-button);
    font-weight: var(--weight-bold);
    text-align: center;
  `,
  variants: {
    /** quiet in cards, plain elsewhere. */
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
    /** 44 or 56 px high. */
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

const Amount = styled.span`
  font-variant-numeric: lining-nums tabular-nums;
`;

/** How many: minus, number, plus. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, min = 1, max = 99, label, variant = 'plain', size = 's', disabled = false } = props;
  // At an end of its range one button goes dead: the other one is there.
  const kept = useFocusFallback();
  return (
    <Root role="group" aria-label={rows.named(shop.quantity, label)} data-variant={variant} data-size={size} {...kept}>
      <button
        type="button"
        aria-label={rows.named(value - 1 < 1 && min < 1 ? shop.remove : shop.less, label)}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <Amount role="status">{value}</Amount>
      <button
        type="button"
        aria-label={rows.named(shop.more, label)}
        data-takes-focus=""
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </Root>
  );
}
