import type { ColourTheme } from 'shared-contracts';
import { hexOr } from '../colour/hex.ts';

/** Main red (promise 9.9.1). */
export const defaultMainColor = '#fc2b2b';

/** The main colour of each colour theme (promise 4.4.4); that of `custom` is the merchant's. */
export const colourThemeMain: Record<Exclude<ColourTheme, 'custom'>, string> = {
  'red-white': defaultMainColor,
  'yellow-white': '#ffcc00',
};

/** What a shop chose: its colour theme and the slugs of its theme settings (promise 3.3.2). */
export interface MainColourChoice {
  themeId: ColourTheme;
  slugs: { mainColor?: string | null };
}

/** A shop's main colour as `#rrggbb`: from `slugs.mainColor` where the theme is custom; missing or malformed: the default (promise 4.5.1). */
export function mainColourOf({ themeId, slugs }: MainColourChoice): string {
  return themeId === 'custom' ? hexOr(slugs.mainColor, defaultMainColor) : colourThemeMain[themeId];
}
