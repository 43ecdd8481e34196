import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShopIcon, shopColour } from 'shared-contracts';

const letters = JSON.parse(readFileSync(join(import.meta.dirname, 'icon-letters.json'), 'utf8')) as Record<
  string,
  { box: [number, number, number, number]; path: string }
>;

const bag = {
  box: [0, 0, 60, 70],
  path: 'M8 20L52 20L60 70L0 70ZM18 28A12 12 0 0 1 42 28L36 28A6 6 0 0 0 24 28Z',
} as const;

export const iconSides: Record<ShopIcon, number> = { '32': 32, '48': 48, '192': 192, '512': 512, 'maskable-512': 512 };

/** Share of the side that is drawn on; the edge of a maskable icon may be cut (a circle of 80 % is safe). */
const inner = (kind: ShopIcon): number => (kind === 'maskable-512' ? 0.56 : 0.8);

function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 165 ? '#1d1718' : '#ffffff';
}

type IconShop = Parameters<typeof shopColour>[0] & { title: string };

export function letterIcon(shop: IconShop, kind: ShopIcon): string {
  const side = iconSides[kind];
  const first = (/[\p{L}\p{N}]/u.exec(shop.title)?.[0] ?? '').toUpperCase().replace('Ё', 'Е');
  const { box, path } = letters[first] ?? bag;
  const [x, y, width, height] = box;
  const scale = (side * inner(kind) * 0.62) / Math.max(width, height);
  const move = `translate(${side / 2 - (x + width / 2) * scale} ${side / 2 - (y + height / 2) * scale}) scale(${scale})`;
  const colour = shopColour(shop);
  const corner = kind === 'maskable-512' ? 0 : side * 0.2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${corner}" fill="${colour}"/><path transform="${move}" d="${path}" fill="${inkOn(colour)}" fill-rule="evenodd"/></svg>`;
}
