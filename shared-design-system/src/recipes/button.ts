import { media } from '../tokens/media.ts';
import type { Recipe } from './recipe.ts';

export const button = {
  base: `
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-height: var(--control-m);
    padding: var(--space-1-half) var(--space-5);
    border-radius: var(--radius-button);
    font-weight: var(--weight-label);
    font-size: var(--font-size-m);
    line-height: 1.15;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    user-select: none;
    -webkit-user-select: none;
    touch-action: manipulation;
    transition:
      background var(--duration-base) var(--ease),
      color var(--duration-base) var(--ease),
      box-shadow var(--duration-base) var(--ease),
      transform var(--duration-fast);

    &:active {
      transform: scale(0.98);
    }

    &:focus-visible {
      border-radius: var(--radius-button);
    }
  `,
  variants: {
    size: {
      m: '',
      s: `
        min-height: var(--control-s);
        padding-inline: var(--space-4);
        font-size: var(--font-size-s);

        [data-area='office'] & {
          padding-inline: var(--space-3);
        }

        ${media.desktop} {
          [data-area='office'] & {
            min-height: 2.5rem;
          }
        }
      `,
      l: `
        min-height: var(--control-l);
        padding-inline: var(--space-6);
      `,
    },
    /** primary: the main action; quiet: a main action that a page has many times; outline, ghost: other actions; danger: destroys something. */
    variant: {
      primary: `
        background: var(--color-main-fill);
        color: var(--color-on-main);

        ${media.hover} {
          &:hover {
            background: var(--color-main-fill-hover);
          }
        }
      `,
      quiet: `
        background: var(--color-main-tint);
        color: var(--color-main-text);

        ${media.hover} {
          &:hover {
            background: var(--color-main-fill);
            color: var(--color-on-main);
          }
        }
      `,
      outline: `
        background: var(--color-field);
        color: var(--color-text);
        box-shadow: inset 0 0 0 var(--field-border) var(--color-control-border);

        ${media.hover} {
          &:hover {
            background: var(--color-sunken);
          }
        }
      `,
      danger: `
        background: none;
        color: var(--color-danger);
        box-shadow: inset 0 0 0 var(--field-border) var(--color-danger-line);

        ${media.hover} {
          &:hover {
            background: var(--color-danger-tint);
          }
        }
      `,
      ghost: `
        background: none;
        color: var(--color-text);

        ${media.hover} {
          &:hover {
            background: var(--color-sunken);
          }
        }
      `,
    },
  },
  // A label that does not wrap would make a page wider than a phone's screen.
  states: `
    [data-area='office'] & {
      padding-inline: var(--space-4);

      ${media.tablet} {
        white-space: nowrap;
      }
    }

    &[data-full] {
      width: 100%;
    }

    &:disabled,
    &[aria-disabled='true']:not([aria-busy]) {
      background: var(--color-sunken);
      color: var(--color-muted);
      box-shadow: none;
      cursor: not-allowed;
      transform: none;
    }

    [data-area='office'] &:is(:disabled, [aria-disabled='true']:not([aria-busy])) {
      background: var(--color-track);
    }

    &[aria-busy='true'] {
      cursor: progress;
      transform: none;
    }
  `,
} satisfies Recipe;

export const iconButton = {
  base: `
    display: inline-grid;
    place-items: center;
    flex: none;
    width: var(--touch);
    height: var(--touch);
    border-radius: var(--radius-button);
    color: inherit;
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
    transition: background var(--duration-base) var(--ease);

    &:focus-visible {
      border-radius: var(--radius-button);
    }
  `,
  variants: {
    variant: {
      ghost: '',
      outline: `
        color: var(--color-text);
        background: var(--color-field);
        box-shadow: inset 0 0 0 var(--field-border) var(--color-control-border);
      `,
      danger: 'color: var(--color-danger);',
    },
  },
  states: `
    ${media.hover} {
      &:hover {
        background: var(--color-sunken);
      }
    }

    &:disabled {
      color: var(--color-muted);
      opacity: 0.45;
      cursor: not-allowed;
      background: none;
    }
  `,
} satisfies Recipe;
