import type { Theme } from 'shared-contracts';
import type { BrandLook } from './brand.ts';
import { officeFont, shopFont } from './fonts.ts';
import { lookNameOf, lookProperty, type ShopChoice } from './look.ts';
import { defaultMainColor, mainColourOf } from './main-colour.ts';
import { media } from './media.ts';
import { officeNeutrals, shopNeutrals } from './neutrals.ts';
import {
  common,
  type Declarations,
  largeType,
  office,
  officeDesktop,
  shapes,
  tablet,
  tabletShapes,
  wide,
} from './scale.ts';
import { colourTokens, mainTokens } from './semantic.ts';

export type Area = 'shop' | 'office';

const officeRoot = ':root[data-area="office"]';
const shopRoot = ':root:not([data-area="office"])';
const dark = '[data-theme="dark"]';

function rule(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(([name, value]) =>
    name === 'color-scheme' ? `color-scheme:${value}` : `--${name}:${value}`,
  );
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`;
}

export function brandTokens(brand: BrandLook, theme: Theme, area: Area, main: string = defaultMainColor): Declarations {
  const neutrals = area === 'office' ? officeNeutrals[theme] : shopNeutrals[brand.cards][theme];
  return colourTokens(main, neutrals, theme);
}

/**
 * The CSS text of a brand's tokens: shop and office, light and dark. `<html data-theme data-area>` chooses among them, so that a page
 * that the server marked is right before any script runs.
 */
export function tokensCss(brand: BrandLook): string {
  const linkDecoration = brand.links === 'underlined' ? 'underline' : 'none';
  const base = { ...common, ...shapes[brand.cards], ...shopFont.raleway, 'link-decoration': linkDecoration };
  return [
    rule(':root', { ...base, ...brandTokens(brand, 'light', 'shop', brand.main) }),
    rule(`:root${dark}`, brandTokens(brand, 'dark', 'shop', brand.main)),
    `${media.largeType}{${rule(shopRoot, largeType)}}`,
    `${media.tablet}{${rule(':root', { ...tablet, ...tabletShapes[brand.cards] })}}`,
    `${media.wide}{${rule(':root', wide)}}`,
    rule(officeRoot, { ...office, ...officeFont, ...brandTokens(brand, 'light', 'office', brand.main) }),
    rule(`${officeRoot}${dark}`, brandTokens(brand, 'dark', 'office', brand.main)),
    `${media.desktop}{${rule(officeRoot, officeDesktop)}}`,
    `@media (prefers-reduced-motion:reduce){:root{--duration-fast:0ms;--duration-base:0ms;--duration-slow:0ms}}`,
  ].join('\n');
}

export function shopCss(brand: BrandLook, choice: ShopChoice): string {
  const main = mainColourOf(choice);
  const neutrals = shopNeutrals[brand.cards];
  return [
    rule(shopRoot, {
      [lookProperty]: lookNameOf(brand, choice),
      ...shopFont[choice.fontId],
      ...mainTokens(main, neutrals.light, 'light'),
    }),
    rule(`${shopRoot}${dark}`, mainTokens(main, neutrals.dark, 'dark')),
  ].join('\n');
}

/**
 * The look of a shop for one element and its content, wherever that is (a preview within the office): in the light theme, and scaled down from the
 * office's desktop width on, since the content's media queries go by the width of the page. For emotion: `&` is the element.
 */
export function scopedShopCss(brand: BrandLook, choice: ShopChoice): string {
  const look = { ...common, ...shapes[brand.cards], ...shopFont[choice.fontId] };
  return [
    rule('&', { ...look, ...brandTokens(brand, 'light', 'shop', mainColourOf(choice)) }),
    '&{overflow:hidden;padding:0 var(--gutter) var(--space-5);border-radius:var(--radius-m);border:1px solid var(--color-border)}',
    '&{background:var(--color-ground);color:var(--color-text);font-family:var(--font-body);font-weight:var(--weight-text)}',
    // Scaled down, so that the content is laid out at the width of a real window.
    '&{zoom:.7}',
    `${media.tablet}{&{zoom:1}}`,
    `${media.desktop}{&{zoom:.6}}`,
  ].join('\n');
}
