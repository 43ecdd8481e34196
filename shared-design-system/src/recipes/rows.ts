import { media } from '../tokens/media.ts';
import { linkLine } from './text.ts';

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

export const desktopOnly = `
  ${media.belowDesktop} {
    display: none;
  }
`;

export const phoneOnly = `
  ${media.desktop} {
    display: none;
  }
`;
