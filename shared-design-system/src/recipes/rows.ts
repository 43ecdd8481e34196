import { css } from '@emotion/react';
import { media } from './media.ts';

/** Columns of the order list from 1024 px: what was ordered keeps room to be read. */
export const orderColumns = css`
  grid-template-columns: 48px 72px minmax(0, 1fr) 84px 118px 80px 88px;
  column-gap: var(--space-3);

  ${media.wide} {
    grid-template-columns: 48px 84px minmax(0, 1fr) 140px 150px 100px 88px;
    column-gap: var(--space-4);
  }
`;
/** Columns of the product list from 1024 px: handle, check, picture, name, sizes, price, switch, order. */
export const productColumns = '44px 44px 48px minmax(0, 1fr) 96px 128px 116px 200px';

/** A row that leads somewhere as a whole: the link inside it covers it. */
export const coveringLink = css`
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
    outline-offset: -2px;
    border-radius: var(--radius-s);
  }
`;

/** Hides what only the table of a desktop has. */
export const desktopOnly = css`
  ${media.belowDesktop} {
    display: none;
  }
`;

/** Hides what only a phone has. */
export const phoneOnly = css`
  ${media.desktop} {
    display: none;
  }
`;
