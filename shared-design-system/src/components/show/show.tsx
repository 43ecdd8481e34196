import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { media } from '../../tokens/media.ts';

const look = {
  base: `
    flex: 1;
    min-width: 0;
  `,
  variants: {
    /** Shown from this width on: where `StickyBar until` ends, or where the office has its list on the left. */
    from: {
      768: `display: none; ${media.tablet} { display: block; }`,
      1000: `display: none; ${media.split} { display: block; }`,
      /** In the office's header it takes no more room than it needs; so do those below. */
      1024: `flex: none; display: none; ${media.desktop} { display: block; }`,
      1200: `flex: none; display: none; ${media.wide} { display: block; }`,
    },
    /** Shown below this width. */
    below: {
      768: `flex: none; ${media.tablet} { display: none; }`,
      1024: `flex: none; ${media.desktop} { display: none; }`,
      1200: `flex: none; ${media.wide} { display: none; }`,
    },
  },
} satisfies Recipe;

const Root = styled.div(cssOf(look));

/** What there is on some widths only; on the others it is neither seen nor read aloud. */
export function Show({ from, below, children }: VariantsOf<typeof look> & { children: ReactNode }) {
  return (
    <Root data-from={from} data-below={below}>
      {children}
    </Root>
  );
}
