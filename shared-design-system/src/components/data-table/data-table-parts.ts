import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../../recipes/media.ts';
import { coveringLink } from '../../recipes/rows.ts';
import { visuallyHidden } from '../../recipes/text.ts';
import { Anchor } from '../link/anchor.tsx';

/** From this width of its own place it is a table, below it cards. */
const wide = '@container (min-width: 640px)';

export const Root = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

export const Table = styled.table`
  display: block;
  width: 100%;
  border-collapse: collapse;
  background: var(--color-surface);
  border-radius: var(--radius-m);
  box-shadow: inset 0 0 0 1px var(--color-border);

  /* Pictures go pale; words stay readable. */
  &[aria-busy='true'] > tbody {
    cursor: progress;

    img {
      opacity: 0.5;
    }
  }

  > caption {
    ${visuallyHidden}
  }

  ${wide} {
    display: table;
  }
`;

/** Column titles; above cards only those that sort are left, side by side. */
export const Head = styled.thead`
  display: block;
  box-shadow: inset 0 -1px 0 var(--color-border);

  &[data-quiet] {
    display: none;
  }

  > tr {
    display: flex;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    flex-wrap: wrap;
    padding: 0 var(--space-3);
  }

  ${wide} {
    &,
    &[data-quiet] {
      display: table-header-group;
    }

    > tr {
      display: table-row;
    }
  }
`;

const cell = css`
  ${wide} {
    display: table-cell;
    padding: 6px var(--space-3);
    vertical-align: middle;
    text-align: start;

    &[data-end] {
      text-align: end;
    }
  }
`;

export const Title = styled.th`
  ${cell}
  display: none;
  height: 44px;
  font-size: var(--font-size-xs);
  font-weight: var(--weight-text);
  color: var(--color-muted);

  &[data-keeps] {
    display: block;
  }

  &[data-select] {
    margin-inline-start: calc(-1 * var(--space-3));
  }

  ${wide} {
    &[data-keeps] {
      display: table-cell;
    }

    &[data-select] {
      width: 44px;
      padding: 0;
    }
  }
`;

export const Sorter = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 44px;
  font-size: inherit;
  font-weight: inherit;
  color: inherit;

  > [data-icon] {
    opacity: 0;
  }

  /* The words of a column of numbers end where the numbers do. */
  ${wide} {
    [data-end] > & {
      flex-direction: row-reverse;
    }
  }

  [aria-sort] > & {
    font-weight: var(--weight-medium);
    color: var(--color-text);
  }

  [aria-sort] > & > [data-icon],
  &:focus-visible > [data-icon] {
    opacity: 1;
  }

  ${media.hover} {
    &:hover {
      color: var(--color-text);
    }

    &:hover > [data-icon] {
      opacity: 1;
    }
  }
`;

export const Rows = styled.tbody`
  display: block;

  ${wide} {
    display: table-row-group;
  }
`;

/** A row; on a phone a card: its name first, then label and value by line. */
export const Row = styled.tr`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  padding: var(--space-3);

  &[data-selectable] {
    grid-template-columns: 44px minmax(0, 1fr);
  }

  &:not(:first-of-type) {
    box-shadow: inset 0 1px 0 var(--color-border);
  }

  &[data-selected] {
    background: var(--color-main-tint);
  }

  ${media.hover} {
    &:has(a):hover {
      background: var(--color-sunken);
    }
  }

  ${wide} {
    display: table-row;
  }
`;

export const Cell = styled.td`
  ${cell}
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--space-4);
  grid-column: 1 / -1;
  min-width: 0;
  padding-block: 2px;
  font-size: var(--font-size-s);
  line-height: 1.5;
  overflow-wrap: anywhere;

  &[data-numeric] {
    font-variant-numeric: lining-nums tabular-nums;
  }

  &[data-card='hidden'] {
    display: none;
  }

  &[data-card='title'] {
    grid-column: auto / -1;
    padding-bottom: var(--space-1);
    font-size: var(--font-size-m);
    font-weight: var(--weight-medium);
    text-align: start;
  }

  &[data-card='select'] {
    grid-column: 1;
    position: relative;
    z-index: 1;
    margin-inline-start: calc(-1 * var(--space-3));
  }

  ${wide} {
    &,
    &[data-card] {
      display: table-cell;
      padding-block: 10px;
      font-size: var(--font-size-s);
    }

    &[data-card='select'] {
      width: 44px;
      padding: 0;
    }
  }
`;

/** The column's title beside a value of a card; a table has it above. */
export const Label = styled.span`
  flex: none;
  color: var(--color-muted);

  ${wide} {
    display: none;
  }
`;

export const Cover = styled(Anchor)(coveringLink);

/** What stands where there are no rows. */
export const Nothing = styled.div`
  padding: var(--space-4);
`;
