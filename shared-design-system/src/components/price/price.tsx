import styled from '@emotion/styled';
import { formatPrice, formatQuantityPrice } from '../../format/price.ts';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { shopTexts } from '../../texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface PriceProps extends VariantsOf<typeof look> {
  value: number | null;
  old?: number | null | undefined;
  count?: number;
  from?: boolean | undefined;
}

const look = {
  base: `
    display: inline-flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-half) var(--space-2);
    font-weight: var(--weight-heavy);
    font-size: var(--font-size-m);
    line-height: 1.2;
    white-space: nowrap;

    s {
      font-size: 0.86em;
      font-weight: var(--weight-text);
      color: var(--color-muted);
    }

    [data-area='office'] & {
      font-weight: var(--weight-medium);
    }
  `,
  variants: {
    size: {
      m: '',
      s: 'font-size: var(--font-size-s);',
      l: `
        font-size: 1.25rem;

        s {
          font-size: 0.9375rem;
        }
      `,
      xl: `
        font-size: 1.75rem;

        s {
          font-size: 1.125rem;
        }
      `,
    },
  },
} satisfies Recipe;

const Root = styled.span(cssOf(look));

export const isSale = (price: number | null, old: number | null | undefined): boolean =>
  price !== null && old !== null && old !== undefined && old > price;

/** A price in roubles, with the old one struck through. Not translated: a browser's translator replaces the text, and React could not update it. */
export function Price({ value, old, size = 'm', count = 1, from }: PriceProps) {
  return (
    <Root data-size={size} translate="no">
      <span>
        {from ? `${shopTexts.priceFrom}\u00a0` : ''}
        {formatQuantityPrice(count, value)}
      </span>
      {isSale(value, old) ? (
        <s>
          <VisuallyHidden>{shopTexts.oldPrice}: </VisuallyHidden>
          {formatPrice(old)}
        </s>
      ) : null}
    </Root>
  );
}
