import type { ColourTheme } from '../wire/enums.ts';
import type { ShopSettings } from './merchant-entities.ts';

/** Main colours of the themes (promises 4.4.4, 9.9.1), where the merchant has none of their own. */
const themeColours: Record<ColourTheme, string> = {
  'red-white': '#fc2b2b',
  'yellow-white': '#ffcc00',
  custom: '#fc2b2b',
};

/** A shop's main colour as `#rrggbb`, for what is made without the design system; the theme's where it is malformed (promise 4.5.1). */
export function shopColour({ themeId, mainColor }: Pick<ShopSettings, 'themeId' | 'mainColor'>): string {
  const [, short, long] = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(mainColor) ?? [];
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`.toLowerCase();
  return long ? `#${long.toLowerCase()}` : themeColours[themeId];
}
