import { css } from '@emotion/react';
import { media } from './media.ts';

/**
 * For what stands below a phone's first view: it is laid out when it comes near, so that the first picture does not wait for it. Only where
 * shadows and focus rings may reach out of it.
 * @param height about how high it will be, in pixels: the page's length until it is known
 */
export const later = (height: number) => css`
  ${media.phone} {
    @supports (overflow-clip-margin: 1px) {
      content-visibility: auto;
      contain-intrinsic-size: auto ${height}px;
      overflow-clip-margin: 56px;
    }
  }
`;
