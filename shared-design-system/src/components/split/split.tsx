import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pane } from '../../recipes/pane.ts';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { media } from '../../tokens/media.ts';

interface SplitProps extends Required<VariantsOf<typeof look>> {
  sideFirst?: boolean;
  main: ReactNode;
  side: ReactNode;
}

const look = {
  base: `
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
    align-items: start;

    > div {
      ${pane}
    }

    ${media.belowDesktop} {
      &[data-side-first] > [data-pane='side'] {
        order: -1;
      }
    }
  `,
  variants: {
    variant: {
      product: `
        gap: var(--space-5);

        /* Its heading fits its width. */
        > [data-pane='side'] {
          container-type: inline-size;
        }

        ${media.low} {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }

        ${media.tablet} {
          grid-template-columns: repeat(2, minmax(0, 1fr));
          gap: var(--space-6);
        }

        ${media.split} {
          grid-template-columns: auto minmax(0, 1fr);
          gap: var(--space-7);

          > [data-pane='main'] {
            position: sticky;
            top: calc(var(--header-height) + var(--space-4));
          }
        }

        ${media.wide} {
          gap: var(--space-8);
        }
      `,
      checkout: `
        ${media.split} {
          grid-template-columns: minmax(0, 1fr) 26rem;
          gap: var(--space-8);

          > [data-pane='side'] {
            position: sticky;
            top: calc(var(--header-height) + var(--space-5));
            order: 0;
            gap: var(--space-5);
          }
        }
      `,
    },
  },
} satisfies Recipe;

const Root = styled.div(cssOf(look));

/** Two panes of a shop's page. Styles decide which one comes first on a phone, so that it is right before scripts run, unlike {@link OfficeSplit}. */
export function Split({ variant, sideFirst, main, side }: SplitProps) {
  return (
    <Root data-variant={variant} data-side-first={sideFirst ? '' : undefined}>
      <div data-pane="main">{main}</div>
      <div data-pane="side">{side}</div>
    </Root>
  );
}
