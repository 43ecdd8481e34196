import type { Font } from 'shared-contracts';
import type { BrandLook } from './brand.ts';
import type { MainColourChoice } from './main-colour.ts';

/** What a shop changes of its brand: main colour and font. */
export interface ShopChoice extends MainColourChoice {
  fontId: Font;
}

/** The custom property by which a page's styles say whose look they are. */
export const lookProperty = 'shop-look';

/** The name of a shop's look: the same where the CSS text is. A merchant's text becomes a word in it, whatever it holds. */
export const lookOf = (brand: BrandLook, { fontId, themeId, slugs }: ShopChoice): string =>
  [brand.id, fontId, themeId, slugs.mainColor ?? ''].map((part) => `_${part.replace(/[^\w#]/g, '_')}`).join('-');
