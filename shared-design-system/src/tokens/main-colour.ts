import type { ColourTheme } from 'shared-contracts';
import { hexOr } from '../colour/hex.ts';

/** Main red (promise 9.9.1). */
export const defaultMainColor = '#fc2b2b';

/** The main colour of each colour theme (promise 4.4.4), where the merchant has none of their own. */
export const colourThemeMain: Record<ColourTheme, string> = {
  'red-white': defaultMainColor,
  'yellow-white': '#ffcc00',
  custom: defaultMainColor,
};

/** What a shop chose: its colour theme and the slugs of its theme settings (promise 3.3.2). */
export interface MainColourChoice {
  themeId: ColourTheme;
  slugs: { mainColor?: string | null };
}

/** A shop's main colour as `#rrggbb`: `slugs.mainColor`, whatever the theme; missing or malformed: the theme's (promise 4.5.1, decision 3.15). */
export function mainColourOf({ themeId, slugs }: MainColourChoice): string {
  return hexOr(slugs.mainColor, colourThemeMain[themeId]);
}
