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
    from: {
      768: `display: none; ${media.tablet} { display: block; }`,
      1000: `display: none; ${media.split} { display: block; }`,
      1024: `flex: none; display: none; ${media.desktop} { display: block; }`,
      1200: `flex: none; display: none; ${media.wide} { display: block; }`,
    },
    below: {
      768: `flex: none; max-width: 100%; ${media.tablet} { display: none; }`,
      1024: `flex: none; max-width: 100%; ${media.desktop} { display: none; }`,
      1200: `flex: none; max-width: 100%; ${media.wide} { display: none; }`,
    },
  },
} satisfies Recipe;

const Root = styled.div(cssOf(look));

export function Show({ from, below, children }: VariantsOf<typeof look> & { children: ReactNode }) {
  return (
    <Root data-from={from} data-below={below}>
      {children}
    </Root>
  );
}
