import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache of the design system.
 * @param nonce of the Content-Security-Policy; every style element carries it
 */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'ds', ...(nonce === undefined ? {} : { nonce }) });
