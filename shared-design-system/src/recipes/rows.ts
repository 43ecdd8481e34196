import { media } from '../tokens/media.ts';
import { linkLine } from './text.ts';

/** A row that leads somewhere as a whole: the link inside it covers it. A button that does so has no line. */
export const coveringLink = `
  &:not(button) {
    ${linkLine}
  }

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
