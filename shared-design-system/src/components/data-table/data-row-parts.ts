import styled from '@emotion/styled';
import { media } from '../../recipes/media.ts';
import { coveringLink } from '../../recipes/rows.ts';
import { Anchor } from '../link/anchor.tsx';
import { cell, wide } from './cell.ts';

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
