import { cssOf, type Recipe, styled, visuallyHidden } from 'shared-design-system/office';

const wide = '@container (min-width: 40rem)';

const cell = `
  ${wide} {
    display: table-cell;
    padding: var(--space-1-half) var(--space-3);
    vertical-align: middle;
    text-align: start;

    &[data-end] {
      text-align: end;
    }
  }
`;

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
  box-shadow: inset 0 0 0 var(--stroke-s) var(--color-border);

  > caption {
    ${visuallyHidden}
  }

  ${wide} {
    display: table;
  }
`;

export const Head = styled.thead`
  display: none;
  box-shadow: inset 0 calc(-1 * var(--stroke-s)) 0 var(--color-border);

  ${wide} {
    display: table-header-group;
  }
`;

export const Title = styled.th`
  ${cell}
  height: var(--touch);
  font-size: var(--font-size-xs);
  font-weight: var(--weight-text);
  color: var(--color-muted);
`;

export const Rows = styled.tbody`
  display: block;

  ${wide} {
    display: table-row-group;
  }
`;

export const Row = styled.tr`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  padding: var(--space-3);

  &:not(:first-of-type) {
    box-shadow: inset 0 var(--stroke-s) 0 var(--color-border);
  }

  ${wide} {
    display: table-row;
  }
`;

const cellLook = {
  base: `
    ${cell}
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--space-4);
    min-width: 0;
    padding-block: var(--space-half);
    font-size: var(--font-size-s);
    line-height: 1.5;
    overflow-wrap: anywhere;
  `,
  variants: {
    /** The cell's role on a phone, where a row is a card. */
    card: {
      hidden: 'display: none;',
      title: `
        padding-bottom: var(--space-1);
        font-size: var(--font-size-m);
        font-weight: var(--weight-medium);
        text-align: start;
      `,
    },
  },
  states: `
    &[data-end] {
      font-variant-numeric: lining-nums tabular-nums;
    }

    ${wide} {
      &,
      &[data-card] {
        display: table-cell;
        padding-block: var(--space-2-half);
        font-size: var(--font-size-s);
      }
    }
  `,
} satisfies Recipe;

export const Cell = styled.td(cssOf(cellLook));

export const Label = styled.span`
  flex: none;
  color: var(--color-muted);

  ${wide} {
    display: none;
  }
`;

export const EmptyTable = styled.div`
  padding: var(--space-4);
`;
