import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { cssOf, type Recipe } from '../../recipes/recipe.ts';
import { media } from '../../tokens/media.ts';

interface RowListProps {
  label: string;
  heads?: ReactNode;
  tools?: ReactNode;
  stale?: boolean;
  compact?: boolean | 'bleed';
  /** Shown instead of rows: a skeleton, an empty or a failed state. The tools above stay, and keep the focus. */
  state?: ReactNode;
  sorted?: boolean;
  children?: ReactNode;
}

const look = {
  base: 'background: var(--color-surface);',
  variants: {
    /** Within a card or a dialog the rows have no background of their own: a dialog's is lighter than a page's in the dark theme. */
    compact: {
      false: `
        ${media.desktop} {
          overflow: hidden;
          border-radius: var(--radius-l);
          box-shadow: var(--shadow-card);
        }
      `,
      true: `
        background: none;

        > div > ul > li {
          padding-inline: var(--card-inner);
        }
      `,
      bleed: `
        margin-inline: calc(-1 * var(--card-inner));
        background: none;

        > div > ul > li {
          padding-inline: var(--card-inner);
        }
      `,
    },
  },
  states: `
    &[data-stale] img {
      filter: saturate(0.25);
    }
  `,
} satisfies Recipe;

const Root = styled.section(cssOf(look));

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: var(--space-2) var(--gutter);
  background: var(--color-ground);

  > * {
    flex: 1 1 15rem;
    min-width: 0;
  }

  ${media.desktop} {
    padding: var(--space-2) var(--space-4);
    background: none;
  }
`;

export const RowHeads = styled.div`
  display: none;
  align-items: center;
  column-gap: var(--space-4);
  height: var(--size-10);
  padding-inline: var(--space-4);
  font-size: var(--font-size-xs);
  color: var(--color-muted);
  box-shadow: inset 0 calc(-1 * var(--stroke-s)) 0 var(--color-border);

  > [data-end] {
    text-align: right;
  }

  ${media.desktop} {
    display: grid;
  }
`;

const Rows = styled.div`
  > ul,
  > div > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }

  li:not(:first-of-type) {
    box-shadow: inset 0 var(--stroke-s) 0 var(--color-border);
  }
`;

const State = styled.div`
  padding: var(--space-4) var(--gutter);

  ${media.desktop} {
    padding-inline: var(--space-4);
  }
`;

export function RowList(props: RowListProps) {
  const { label, heads, tools, stale, compact = false, state, sorted, children } = props;
  return (
    <Root aria-label={label} data-stale={stale ? '' : undefined} data-compact={compact}>
      {tools ? <Tools>{tools}</Tools> : null}
      {compact || state ? null : heads}
      {state ? <State>{state}</State> : <Rows>{sorted ? children : <ul>{children}</ul>}</Rows>}
    </Root>
  );
}
