import { pictureFirstAttribute } from 'shared-contracts';
import { media } from '../tokens/media.ts';

/**
 * For what is below a phone's first view: it is laid out when it comes near, so that the first picture does not wait for it. Only in browsers where
 * shadows and focus rings may reach out of it.
 * @param height estimated height, as a CSS length, which counts until the real one is known
 */
export const deferLayout = (height: string) => `
  ${media.phone} {
    contain-intrinsic-size: auto ${height};

    @supports (overflow-clip-margin: 1rem) {
      content-visibility: auto;
      overflow-clip-margin: 3.5rem;
    }
  }
`;

/**
 * Like {@link deferLayout}, but not before the page's first picture has been shown. Without scripts it does not wait.
 * @param height as for {@link deferLayout}
 */
export const afterPicture = (height: string) => `
  ${deferLayout(height)}
  ${media.phone} and (scripting: enabled) {
    [${pictureFirstAttribute}] & {
      content-visibility: hidden;
    }
  }
`;
