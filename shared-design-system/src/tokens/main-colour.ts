import type { ColourTheme } from 'shared-contracts';
import { hexOr } from '../colour/hex.ts';

export const defaultMainColor = '#fc2b2b';

export const colourThemeMain: Record<ColourTheme, string> = {
  'red-white': defaultMainColor,
  'yellow-white': '#ffcc00',
  custom: defaultMainColor,
};

export interface MainColourChoice {
  themeId: ColourTheme;
  slugs: { mainColor?: string | null };
}

/**
 * A shop's main colour as `#rrggbb`: `slugs.mainColor` whatever the theme; where it is missing or malformed, the
 * theme's.
 */
export function mainColourOf({ themeId, slugs }: MainColourChoice): string {
  return hexOr(slugs.mainColor, colourThemeMain[themeId]);
}
