import styled from '@emotion/styled';
import { media } from '../../recipes/media.ts';
import { cell, wide } from './cell.ts';

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
