import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { clamp, heading } from '../../recipes/text.ts';
import { media } from '../../tokens/media.ts';

const fade = keyframes`
  from { opacity: 0; }
`;

/** Each kind says where it comes from. */
const enter = keyframes`
  from { opacity: var(--enter-opacity, 1); transform: var(--enter-from, none); }
`;

const backdropLook = {
  base: `
    position: fixed;
    z-index: 60;
    inset: 0;
    display: grid;
    place-items: end stretch;
    background: var(--color-scrim);
    transition: opacity var(--duration-base) var(--ease);

    /* The page behind can be pressed again at once. */
    &[data-leaving] {
      opacity: 0;
      pointer-events: none;
    }

    ${media.dialog} {
      place-items: center;
      padding: var(--space-5);
    }
  `,
  variants: {
    kind: { sidebar: `${media.dialog} { place-items: stretch end; padding: 0; }` },
    side: { left: `${media.dialog} { place-items: stretch start; }` },
  },
} satisfies Recipe;

export const Backdrop = styled.div(
  cssOf(backdropLook),
  css`
    animation: ${fade} var(--duration-base) var(--ease);
  `,
);

const panelLook = {
  base: `
    --enter-from: translateY(100%);
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    width: 100%;
    max-height: 100vh;
    max-height: 100dvh;
    overflow: hidden;
    background: var(--color-raised);
    color: var(--color-text);
    border-radius: var(--radius-xl) var(--radius-xl) 0 0;
    box-shadow: var(--shadow-float);
    outline: 0;

    ${media.dialog} {
      --enter-opacity: 0;
      --enter-from: scale(0.96);
      max-height: calc(100dvh - 2 * var(--space-5));
      border-radius: var(--radius-l);
    }
  `,
  variants: {
    kind: {
      dialog: '',
      modal: `
        ${media.belowDialog} {
          --enter-opacity: 0;
          --enter-from: none;
          height: 100vh;
          height: 100dvh;
          border-radius: 0;
        }
      `,
      sidebar: `
        ${media.dialog} {
          --enter-opacity: 1;
          --enter-from: translateX(100%);
          height: 100%;
          max-height: none;
          border-radius: var(--radius-l) 0 0 var(--radius-l);
        }
      `,
    },
    side: {
      left: `
        ${media.dialog} {
          --enter-from: translateX(-100%);
          border-radius: 0 var(--radius-l) var(--radius-l) 0;
        }
      `,
      right: '',
    },
    size: {
      m: `${media.dialog} { max-width: 30rem; }`,
      l: `${media.dialog} { max-width: 35rem; }`,
      xl: `${media.dialog} { max-width: 40rem; }`,
      '2xl': `${media.dialog} { max-width: 47.5rem; }`,
      '4xl': `${media.dialog} { max-width: 60rem; }`,
      screen: 'height: 100%; max-height: none; border-radius: 0;',
    },
  },
} satisfies Recipe;

export type PanelVariants = VariantsOf<typeof panelLook>;

export const Panel = styled.div(
  cssOf(panelLook),
  css`
    animation: ${enter} var(--duration-base) var(--ease);
  `,
);

/** No `header`: a dialog stands outside of `main`, where screen readers take a `header` for the page's banner. */
export const Head = styled.div`
  display: flex;

  /* The cross stands beside the first line, however many there are. */
  align-items: flex-start;
  gap: var(--space-2);
  min-height: 3.5rem;
  padding: var(--space-1-half) var(--space-2) var(--space-1-half) var(--space-5);

  > h2 {
    ${heading}
    flex: 1;
    min-width: 0;
    padding-block: 0.6875rem;
    font-size: var(--font-size-l);
    line-height: 1.375rem;
    overflow-wrap: anywhere;
  }

  /* A question names things that people have named, at any length; screen readers read all of it. */
  [role='alertdialog'] > & > h2 {
    ${clamp(5)}
    padding-block: 0;
    margin-block: 0.6875rem;
    text-wrap: pretty;
  }

  ${media.belowDialog} {
    [role='alertdialog'] > & > h2 {
      font-size: var(--font-size-m);
    }
  }
`;

export const Body = styled.div`
  min-height: 0;
  padding: var(--space-1) var(--space-5) var(--space-5);
  overflow: auto;
  overscroll-behavior: contain;

  &[data-flush] {
    display: grid;
    padding: 0;
    overflow: hidden;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-5) calc(var(--space-4) + env(safe-area-inset-bottom));

  ${media.belowDialog} {
    > * {
      flex: 1 1 auto;
    }
  }
`;
