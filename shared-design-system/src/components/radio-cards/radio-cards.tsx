import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { focusWithin, unseenControl } from '../../recipes/control.ts';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { media } from '../../tokens/media.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import type { Option } from '../select/select.tsx';

interface Choice<Value extends string = string> extends Option<Value> {
  hint?: ReactNode;
  icon?: IconName;
  picture?: ReactNode;
  aside?: ReactNode;
}

interface RadioCardsProps<Value extends string> extends VariantsOf<typeof look> {
  label: string;
  name?: string;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly Choice<Value>[];
  required?: boolean;
}

/** So many columns, or fewer where letters are so large that a word would not fit. */
const columnsOf = (count: 2 | 3): string =>
  `repeat(auto-fill, minmax(min(100%, max(5.25rem, (100% - ${count - 1} * var(--space-3)) / ${count})), 1fr))`;

const look = {
  base: `
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);

    [data-area='office'] & {
      gap: var(--space-2);
    }

    &[data-pictures][data-columns='2'] {
      grid-template-columns: ${columnsOf(2)};
    }

    &[data-pictures][data-columns='3'] {
      grid-template-columns: ${columnsOf(3)};
    }
  `,
  variants: {
    columns: {
      1: '',
      2: `
        ${media.tablet} {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
      `,
      3: `
        ${media.tablet} {
          grid-template-columns: repeat(3, minmax(0, 1fr));
        }
      `,
    },
  },
} satisfies Recipe;

const Cards = styled.div(cssOf(look));

const Item = styled.label`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  min-height: 3.5rem;
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-field);
  box-shadow: inset 0 0 0 var(--field-border) var(--color-control-border);
  cursor: pointer;
  transition: background var(--duration-fast);
  ${focusWithin}

  &[data-picture] {
    flex-direction: column;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-2);
    text-align: center;
  }

  &:has(:checked) {
    background: var(--color-main-tint);
    box-shadow: inset 0 0 0 var(--stroke-mark) var(--color-main-mark);
  }

  &:has(:disabled) {
    color: var(--color-muted);
    cursor: not-allowed;
    box-shadow: inset 0 0 0 var(--field-border) var(--color-border);
  }
`;

const Native = styled.input(unseenControl);

const Dot = styled.span`
  flex: none;
  width: var(--size-6);
  height: var(--size-6);
  border-radius: 50%;
  background: var(--color-field);
  box-shadow: inset 0 0 0 var(--stroke-l) var(--color-control-border);

  input:checked + & {
    box-shadow: inset 0 0 0 calc(3 * var(--stroke-mark)) var(--color-main-mark);
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: var(--weight-label);
  line-height: 1.5;
`;

const Hint = styled.span`
  display: block;
  font-size: var(--font-size-s);
  font-weight: var(--weight-text);
  line-height: 1.45;
  color: var(--color-muted);
  text-wrap: pretty;

  input:checked ~ span > & {
    color: var(--color-text);
  }
`;

const Aside = styled.span`
  flex: none;
  align-self: center;
  color: var(--color-muted);
`;

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, value, onChange, options, columns = 1, required } = props;
  const id = useId();
  return (
    <Cards
      role="radiogroup"
      aria-label={label}
      aria-required={required}
      data-columns={columns}
      data-pictures={options.some((option) => option.picture !== undefined) ? '' : undefined}
    >
      {options.map((option) => (
        <Item key={option.value} data-picture={option.picture === undefined ? undefined : ''}>
          <Native
            type="radio"
            name={props.name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.picture ?? <Dot />}
          <Words>
            {option.label}
            {option.hint === undefined ? null : <Hint>{option.hint}</Hint>}
          </Words>
          {option.aside === undefined ? null : <Aside>{option.aside}</Aside>}
          {option.icon ? (
            <Aside>
              <Icon name={option.icon} size="l" />
            </Aside>
          ) : null}
        </Item>
      ))}
    </Cards>
  );
}
