import styled from '@emotion/styled';
import { cssOf, type Recipe } from '../../recipes/recipe.ts';
import { clamp, oneLine } from '../../recipes/text.ts';
import { media } from '../../tokens/media.ts';

export const Pinned = styled.div`
  position: sticky;
  top: 0;
  z-index: 20;

  /* Below a bare header the page's own room is enough; not below a coloured notice. */
  ${media.desktop} {
    &:has(> header + *) + * {
      margin-top: var(--space-4);
    }
  }
`;

export const Top = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--header-height);
  padding-inline: var(--space-4) var(--space-1);
  background: var(--color-surface);
  box-shadow: 0 var(--stroke-s) 0 var(--color-border);

  &[data-back] {
    padding-inline-start: var(--space-1);
  }

  /* The title keeps its words: tools that do not fit beside it stand below. */
  ${media.belowDesktop} {
    flex-wrap: wrap;
    justify-content: flex-end;
  }

  ${media.desktop} {
    gap: var(--space-2);
    padding-inline: var(--page-padding);
    background: var(--color-ground);
    box-shadow: none;

    &[data-back] {
      padding-inline-start: calc(var(--page-padding) - var(--space-3));
    }
  }
`;

export const Title = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: var(--space-1);

  /* Beside the way back a long name fills the line, and the tools go below it. */
  ${media.belowDesktop} {
    [data-back] > & {
      flex-basis: auto;
      max-width: calc(100% - var(--size-12));
    }
  }

  /* The name of a shop or a product may be long: two lines hold it on a phone. */
  > h1[data-size] {
    ${clamp(2)}
    font-size: var(--font-size-xl);
  }

  [data-back] > & > h1[data-size] {
    font-size: var(--font-size-l);
  }

  ${media.largeType} {
    flex-basis: min-content;

    > h1[data-size] {
      overflow-wrap: break-word;
    }
  }

  ${media.desktop} {
    > h1[data-size] {
      font-size: var(--page-title);
    }

    [data-back] > & > h1[data-size] {
      font-size: var(--font-size-xl);
    }
  }
`;

export const Subtitle = styled.div`
  ${oneLine}
  font-size: var(--font-size-xs);
  line-height: 1.3;
  color: var(--color-muted);

  /* Beside the way back it makes no room for itself: it takes a second line rather than the tools. */
  ${media.belowDesktop} {
    [data-back] > * > & {
      width: 0;
      min-width: 100%;
      white-space: normal;
    }
  }
`;

const barLook = {
  base: `
    display: flex;
    align-items: center;
    gap: var(--space-3);

    ${media.belowDesktop} {
      position: fixed;
      z-index: 31;
      inset: auto 0 0;
      min-height: 4.5rem;
      padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
      background: var(--color-surface);
      box-shadow: var(--shadow-bar);
    }
  `,
  variants: {
    bar: {
      replace: '',
      dock: `
        ${media.belowDesktop} {
          z-index: 29;
          bottom: calc(var(--tabs-height) + env(safe-area-inset-bottom));
          min-height: 0;
          padding-block: var(--space-2);
        }
      `,
    },
  },
} satisfies Recipe;

export const Bar = styled.div(cssOf(barLook));

export const Note = styled.div`
  flex: 1;
  min-width: 4.5rem;
  font-size: var(--font-size-s);
  line-height: 1.3;
  color: var(--color-muted);

  ${media.desktop} {
    flex: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: 1;
  gap: var(--space-2);
  justify-content: flex-end;
  min-width: 0;

  > button,
  > a {
    flex: none;
  }

  /* A search field takes what is left. */
  > div {
    flex: 1 1 11.25rem;
    max-width: 20rem;
  }

  ${media.belowDesktop} {
    flex: 1 0 auto;

    /* Beside a search field nothing may push the button out of the bar. */
    &:has(> div) {
      flex: 1 1 0;
    }

    > div {
      flex-basis: 0;
      min-width: 0;
      max-width: none;
    }

    > div ~ [data-variant='primary'] {
      flex: none;
    }

    > [data-variant='primary'] {
      flex: 1;
      min-height: var(--control-l);
    }

    /* Two buttons and words beside them: the words need the room. */
    [role='status'] + & > :not(:only-child) {
      flex: none;
    }

    > button:not([data-variant='primary']) {
      min-height: var(--control-l);
    }
  }

  ${media.largeType} {
    flex-shrink: 1;

    [data-area='office'] & > button {
      white-space: normal;
    }
  }
`;

const contentLook = {
  base: 'padding-bottom: var(--space-5);',
  variants: {
    padded: { true: 'padding: var(--page-padding);', false: '' },
    below: {
      replace: 'padding-bottom: calc(4.5rem + var(--space-5));',
      dock: 'padding-bottom: calc(4.5rem + var(--space-5));',
    },
    width: { full: '', narrow: 'max-width: calc(45rem + 2 * var(--page-padding));' },
  },
  states: `
    ${media.belowDesktop} {
      &[data-width] {
        max-width: 48rem;
        margin-inline: auto;
      }
    }

    ${media.desktop} {
      &[data-padded] {
        padding: 0 var(--page-padding) var(--space-7);
      }
    }
  `,
} satisfies Recipe;

export const Content = styled.div(cssOf(contentLook));
