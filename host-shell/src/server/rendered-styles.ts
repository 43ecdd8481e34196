import type { EmotionCache } from '@emotion/cache';
import { createStyleCache } from 'shared-design-system/shop';

interface StyleSheet {
  ids: string;
  css: string;
}

/** Pages after which compiled styles are dropped: each shop's colours add to them, so they would grow without limit. */
const mostPages = 1_000;
let pages = 0;
let plugins: [] = [];

/** A cache that collects styles for the head. By itself Emotion renders a `<style>` beside each element, again for each repetition. */
export function createCollectingCache(): EmotionCache {
  pages += 1;
  if (pages % mostPages === 0) plugins = [];
  const cache = createStyleCache(undefined, undefined, plugins);
  cache.compat = true;
  return cache;
}

/** All styles that were rendered with a cache, in the form that emotion expects in the browser: each global sheet apart, the others together. */
export function renderedStyles(cache: EmotionCache): StyleSheet[] {
  const all = Object.entries(cache.inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isOwn = (id: string) => cache.registered[`${cache.key}-${id}`] !== undefined;
  const scoped = all.filter(([id]) => isOwn(id));
  return [
    ...all.filter(([id]) => !isOwn(id)).map(([id, css]) => ({ ids: `${cache.key}-global ${id}`, css })),
    { ids: [cache.key, ...scoped.map(([id]) => id)].join(' '), css: scoped.map(([, css]) => css).join('') },
  ];
}
