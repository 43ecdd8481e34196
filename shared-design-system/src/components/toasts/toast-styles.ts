import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { cssOf, type Recipe } from '../../recipes/recipe.ts';
import { visuallyHidden } from '../../recipes/text.ts';
import { media } from '../../tokens/media.ts';

const rise = keyframes`
  from { opacity: 0; transform: translateY(var(--space-3)); }
`;

export const Region = styled.div`
  position: fixed;
  z-index: 80;
  left: var(--gutter);
  --toast-floor: calc(var(--gutter) + env(safe-area-inset-bottom));
  /* Above the bar with the page's one button, which has to stay in reach: useToastOffset measures it. */
  bottom: max(var(--toast-room, 0rem) + var(--space-3), var(--toast-floor));
  display: grid;
  gap: var(--space-2);
  width: min(23.75rem, calc(100vw - 2 * var(--gutter)));
  pointer-events: none;

  > [aria-live] {
    display: contents;
  }

  ${media.belowDesktop} {
    /* Several would cover half of a phone: of the news only the newest is seen. */
    > [aria-live] > :not(:last-child) {
      display: none;
    }
  }

  /* What a dialog says stands in it, below its buttons. */
  [data-modal] & {
    position: static;
    width: auto;

    [data-type] {
      margin: 0 var(--space-4) var(--space-4);
    }
  }
`;

const look = {
  base: `
    display: flex;
    align-items: flex-start;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-1) var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--color-inverse);
    color: var(--color-on-inverse);
    box-shadow: var(--shadow-float);
    font-size: var(--font-size-s);
    line-height: 1.45;
    cursor: pointer;
    pointer-events: auto;

    /* A press closes it, and on a phone a cross beside its action would take the words' room. */
    ${media.below480} {
      > [data-action] + :not(:focus) {
        ${visuallyHidden}
      }
    }

    > [data-icon] {
      margin-top: -0.0625rem;
      color: var(--color-inverse-info);
    }
  `,
  variants: {
    type: {
      happy: `
        > [data-icon] {
          color: var(--color-inverse-happy);
        }
      `,
      danger: `
        > [data-icon] {
          color: var(--color-inverse-danger);
        }
      `,
    },
  },
  states: `
    button {
      flex: none;
      min-width: var(--touch);
      min-height: var(--touch);
      margin-block: calc(-1 * var(--space-2));
      border-radius: var(--radius-s);
      text-align: center;
    }

    button:focus-visible {
      outline-color: currentColor;
      outline-offset: calc(-1 * var(--space-1));
    }
  `,
} satisfies Recipe;

export const Box = styled.div(
  cssOf(look),
  css`
    animation: ${rise} var(--duration-base) var(--ease);
  `,
);

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  > strong {
    display: block;
    font-size: 0.9375rem;
    font-weight: var(--weight-label);
  }
`;

export const Action = styled.button`
  align-self: center;
  max-width: 6.5rem;
  padding-inline: var(--space-2);
  font-weight: var(--weight-label);
  text-decoration: underline;
  text-underline-offset: var(--stroke-xl);
`;

export const Close = styled.button`
  display: grid;
  place-items: center;
`;
