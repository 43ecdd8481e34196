import { css } from '@emotion/react';

/** From this width of its own place it is a table, below it cards. */
export const wide = '@container (min-width: 640px)';

/** A cell of the table, of its head or of a row. */
export const cell = css`
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
