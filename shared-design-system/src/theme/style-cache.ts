import createCache, { type EmotionCache } from '@emotion/cache';

type StylisPlugins = NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']>;

/**
 * Emotion's cache of the design system. It adds no vendor prefixes: what the browsers of the last two years still need of them (Safari's
 * `-webkit-user-select`) stands in the styles themselves.
 * @param nonce of the Content-Security-Policy; every style element carries it
 * @param container where style elements go; the page's head where it is left out
 * @param plugins on the server, caches with the same list share compiled styles, which live as long as the list
 */
export const createStyleCache = (nonce?: string, container?: Node, plugins: StylisPlugins = []): EmotionCache =>
  createCache({ key: 'ds', stylisPlugins: plugins, ...(nonce ? { nonce } : {}), ...(container ? { container } : {}) });
