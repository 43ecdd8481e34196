import type { ColourTheme } from '../wire/enums.ts';
import type { ShopSettings } from './merchant-entities.ts';

const themeColours: Record<ColourTheme, string> = {
  'red-white': '#fc2b2b',
  'yellow-white': '#ffcc00',
  custom: '#fc2b2b',
};

export function shopColour({ themeId, mainColor }: Pick<ShopSettings, 'themeId' | 'mainColor'>): string {
  const [, short, long] = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(mainColor) ?? [];
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`.toLowerCase();
  return long ? `#${long.toLowerCase()}` : themeColours[themeId];
}
