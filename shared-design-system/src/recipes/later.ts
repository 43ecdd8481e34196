import { css } from '@emotion/react';

/**
 * For what stands below the first view: a browser lays it out when it comes near. Only where shadows and focus rings may reach out of it.
 * @param height about how high it will be, in pixels: the page's length until it is known
 */
export const later = (height: number) => css`
  @supports (overflow-clip-margin: 1px) {
    content-visibility: auto;
    contain-intrinsic-size: auto ${height}px;
    overflow-clip-margin: 56px;
  }
`;
