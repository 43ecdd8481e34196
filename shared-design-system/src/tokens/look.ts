import type { Font } from 'shared-contracts';
import type { BrandLook } from './brand.ts';
import type { MainColourChoice } from './main-colour.ts';

export interface ShopChoice extends MainColourChoice {
  fontId: Font;
}

export const lookProperty = 'shop-look';

/** The name of a shop's look: equal names mean equal CSS text. A merchant's text becomes a single word in it, whatever it holds. */
export const lookNameOf = (brand: BrandLook, { fontId, themeId, slugs }: ShopChoice): string =>
  [brand.id, fontId, themeId, slugs.mainColor ?? ''].map((part) => `_${part.replace(/[^\w#]/g, '_')}`).join('-');
