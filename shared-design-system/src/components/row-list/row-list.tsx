import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { office } from '../../later-texts.ts';
import { media } from '../../recipes/media.ts';
import { orderColumns, productColumns } from '../../recipes/rows.ts';

/** Props of {@link RowList}. */
export interface RowListProps {
  /** Read aloud. */
  label: string;
  /** Brings the titles of the columns. */
  kind?: 'orders' | 'products' | 'plain';
  /** Filters and search above the rows. */
  tools?: ReactNode;
  /** What is shown is old: pictures go pale, words do not. */
  stale?: boolean;
  /** Within a card: no ground and no titles of its own. bleed: the card has a padding, rows run to its edges. */
  compact?: boolean | 'bleed';
  /** Instead of rows: a skeleton, an empty or a broken state. The tools above stay where they are, and keep the focus. */
  state?: ReactNode;
  /** `children` is a `SortableList`, which makes the list itself. */
  sorted?: boolean;
  /** Rows, each an `<li>`; or one `SortableList` of them, with `sorted`. */
  children?: ReactNode;
}

const Root = styled.section`
  background: var(--color-surface);

  &[data-stale] img {
    filter: saturate(0.25);
  }

  &[data-compact='bleed'] {
    margin-inline: calc(-1 * var(--card-inner));
  }

  ${media.desktop} {
    &:not([data-compact]) {
      overflow: hidden;
      border-radius: var(--radius-l);
      box-shadow: var(--shadow-card);
    }
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: var(--space-2) var(--gutter);
  background: var(--color-ground);

  > * {
    flex: 1 1 240px;
    min-width: 0;
  }

  ${media.desktop} {
    padding: var(--space-2) var(--space-4);
    background: none;
  }
`;

const Titles = styled.div`
  display: none;
  align-items: center;
  column-gap: var(--space-4);
  height: 40px;
  padding-inline: var(--space-4);
  font-size: var(--font-size-xs);
  color: var(--color-muted);
  box-shadow: inset 0 -1px 0 var(--color-border);

  > [data-end] {
    text-align: right;
  }

  /* Above the first of the icons, not of their touch areas. */
  > [data-over='controls'] {
    padding-inline-start: 10px;
  }

  ${media.desktop} {
    display: grid;

    &[data-kind='orders'] {
      ${orderColumns}
    }

    &[data-kind='products'] {
      grid-template-columns: ${productColumns};
      column-gap: var(--space-3);
      padding-inline-start: var(--space-2);
    }
  }
`;

/** The list itself: hairlines between rows, whether they stand in it directly or in a sorted list. */
const Rows = styled.div`
  > ul,
  > div > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }

  li:not(:first-of-type) {
    box-shadow: inset 0 1px 0 var(--color-border);
  }
`;

const State = styled.div`
  padding: var(--space-4) var(--gutter);

  ${media.desktop} {
    padding-inline: var(--space-4);
  }
`;

const OrderTitles = () => (
  <Titles data-kind="orders" aria-hidden>
    <span />
    <span>{office.orderHead.order}</span>
    <span>{office.orderHead.goods}</span>
    <span>{office.orderHead.state}</span>
    <span>{office.orderHead.money}</span>
    <span data-end="">{office.orderHead.sum}</span>
  </Titles>
);

const ProductTitles = () => (
  <Titles data-kind="products" aria-hidden>
    <span />
    <span />
    <span />
    <span>{office.productHead.name}</span>
    <span>{office.productHead.sizes}</span>
    <span>{office.productHead.price}</span>
    <span>{office.productHead.show}</span>
    <span data-over="controls">{office.productHead.order}</span>
  </Titles>
);

/** A list of rows: edge to edge on a phone, a table-like card on a desktop. Rows are `OrderRow` and its like. */
export function RowList(props: RowListProps): ReactElement {
  const { label, kind = 'plain', tools, stale, compact, state, sorted, children } = props;
  const titled = !compact && !state;
  return (
    <Root
      aria-label={label}
      data-stale={stale ? '' : undefined}
      data-compact={compact === true ? '' : compact || undefined}
    >
      {tools ? <Tools>{tools}</Tools> : null}
      {titled && kind === 'orders' ? <OrderTitles /> : null}
      {titled && kind === 'products' ? <ProductTitles /> : null}
      {state ? <State>{state}</State> : <Rows>{sorted ? children : <ul>{children}</ul>}</Rows>}
    </Root>
  );
}
