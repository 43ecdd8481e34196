import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache of the design system. It adds no vendor prefixes: what the browsers of the last two years still need of them (Safari's
 * `-webkit-user-select`) stands in the styles themselves.
 * @param nonce of the Content-Security-Policy; every style element carries it
 * @param container where style elements go; the page's head where it is left out
 */
export const createStyleCache = (nonce?: string, container?: Node): EmotionCache =>
  createCache({ key: 'ds', stylisPlugins: [], ...(nonce ? { nonce } : {}), ...(container ? { container } : {}) });
