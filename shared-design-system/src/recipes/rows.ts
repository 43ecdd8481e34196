import { media } from '../tokens/media.ts';

/** A row that leads somewhere as a whole: the link inside it covers it. */
export const coveringLink = `
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: var(--focus-width) solid var(--color-focus);
    outline-offset: calc(-1 * var(--stroke-l));
    border-radius: var(--radius-s);
  }
`;

/** Hides what only the table of a desktop has. */
export const desktopOnly = `
  ${media.belowDesktop} {
    display: none;
  }
`;

/** Hides what only a phone has. */
export const phoneOnly = `
  ${media.desktop} {
    display: none;
  }
`;
