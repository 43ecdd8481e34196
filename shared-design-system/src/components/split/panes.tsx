import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { media } from '../../tokens/media.ts';

const look = {
  base: `
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    align-items: start;
  `,
  variants: {
    share: {
      equal: `
        ${media.desktop} {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
      `,
      large: `
        ${media.desktop} {
          grid-template-columns: minmax(0, 1.6fr) minmax(16rem, 1fr);
        }
      `,
      rest: `
        gap: var(--space-3);

        ${media.desktop} {
          grid-template-columns: minmax(0, 1fr) 22.5rem;
          gap: var(--space-4);
        }
      `,
    },
  },
} satisfies Recipe;

export const PanesRoot = styled.div(cssOf(look));

interface PanesProps extends VariantsOf<typeof look> {
  children?: ReactNode;
}

/**
 * Panes one below the other, and in two columns from 1024 px.
 * @param share of the first column; `rest` is what a second one of 360 px leaves
 */
export function Panes({ share = 'equal', children }: PanesProps) {
  return <PanesRoot data-share={share}>{children}</PanesRoot>;
}
