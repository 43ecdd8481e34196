import type { EmotionCache } from '@emotion/cache';
import { createStyleCache } from 'shared-design-system/shop';

interface StyleSheet {
  ids: string;
  css: string;
}

/** Pages after which compiled styles are forgotten: a shop's own colours are among them. */
const mostPages = 1_000;
let pages = 0;
let plugins: [] = [];

/** A cache that keeps what it is given instead of putting it between the elements, where a page would have it many times over. */
export function createCollectingCache(): EmotionCache {
  pages += 1;
  if (pages % mostPages === 0) plugins = [];
  const cache = createStyleCache(undefined, undefined, plugins);
  cache.compat = true;
  return cache;
}

/** Everything that was rendered with a cache, as emotion in the browser looks for it: each global sheet apart, then all the rest. */
export function renderedStyles(cache: EmotionCache): StyleSheet[] {
  const all = Object.entries(cache.inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isOwn = (id: string) => cache.registered[`${cache.key}-${id}`] !== undefined;
  const own = all.filter(([id]) => isOwn(id));
  return [
    ...all.filter(([id]) => !isOwn(id)).map(([id, css]) => ({ ids: `${cache.key}-global ${id}`, css })),
    { ids: [cache.key, ...own.map(([id]) => id)].join(' '), css: own.map(([, css]) => css).join('') },
  ];
}
