import { fontFaceCss } from '../fonts/faces.ts';
import { baseCss } from './base.ts';
import type { BrandLook } from './brand.ts';
import { tokensCss } from './css.ts';
import { forcedColoursCss } from './forced-colours.ts';

/** Cached: a server renders many pages of few brands, and their colours are computed. */
const cache = new Map<string, string>();

export function documentCss(brand: BrandLook): string {
  const key = `${brand.id} ${brand.cards} ${brand.links} ${brand.main}`;
  const css = cache.get(key) ?? [fontFaceCss(), tokensCss(brand), baseCss, forcedColoursCss].join('\n');
  cache.set(key, css);
  return css;
}
