import { type PublicShop, shopColour } from 'shared-contracts';
import { shopPath } from '../brands/brand-of-shop.ts';
import type { ServedBrand } from '../brands/brands.ts';
import { truncateWords, withoutUnprintable } from './xml.ts';

export const manifestType = 'application/manifest+json; charset=utf-8';

const maxShortName = 12;

/**
 * A shop's web app manifest. All addresses in it belong to the page's own origin.
 * @param revision of the shop; it is part of the icons' addresses, because phones keep icons for long
 */
export function manifestOf(shop: PublicShop, brand: ServedBrand, revision: number): Record<string, unknown> {
  const home = shopPath(shop.name);
  const name = withoutUnprintable(shop.title).trim() || shop.name;
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${home}/icons/${file}.png?v=${revision}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: home,
    name,
    short_name: truncateWords(name, maxShortName),
    start_url: home,
    scope: home,
    display: 'standalone',
    lang: 'ru',
    dir: 'ltr',
    theme_color: shopColour(shop),
    background_color: brand.ground[brand.defaultTheme],
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  };
}
