import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { formatPrice, formatQuantityPrice } from '../../format/price.ts';
import { shop } from '../../texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface PriceProps {
  /** Roubles. */
  value: number | null;
  /** Shown struck through where it is higher. */
  old?: number | null | undefined;
  size?: 's' | 'm' | 'l' | 'xl';
  /** Above 1 it reads 'N x price' (promise 9.4.1). */
  count?: number;
}

const Root = styled.span`
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

  &[data-size='s'] {
    font-size: var(--font-size-s);
  }

  &[data-size='l'] {
    font-size: 1.25rem;

    s {
      font-size: 0.9375rem;
    }
  }

  &[data-size='xl'] {
    font-size: 1.75rem;

    s {
      font-size: 1.125rem;
    }
  }
`;

/** Is there an old price to strike through? */
export const isSale = (price: number | null, old: number | null | undefined): boolean =>
  price !== null && old !== null && old !== undefined && old > price;

/** A price in roubles, with the old one struck through where there is one. */
export function Price({ value, old, size = 'm', count = 1 }: PriceProps): ReactElement {
  return (
    <Root data-size={size}>
      <span>{formatQuantityPrice(count, value)}</span>
      {isSale(value, old) ? (
        <s>
          <VisuallyHidden>{shop.oldPrice}: </VisuallyHidden>
          {formatPrice(old)}
        </s>
      ) : null}
    </Root>
  );
}
