import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoProduct, DemoShop } from './shop.ts';

/** Pictures drawn for this project as vectors and rendered to photographs' sizes: products 1200 × 1400, banner 1920 × 1080, logo 512 × 512. */
export const picturesDir = join(import.meta.dirname, 'pictures');

/** File of a shop's picture by its name, without the ending. */
export const pictureFile = (shop: DemoShop, name: string): string =>
  join(picturesDir, shop.account.merchantName, `${name}.jpg`);

/** Names of a product's pictures, the preview first. */
export const pictureNames = ({ key, pictures = 3 }: DemoProduct): string[] =>
  Array.from({ length: pictures }, (_, index) => `${key}-${index + 1}`);

/** A picture as an upload carries it. */
export const readPicture = async (file: string): Promise<Blob> =>
  new Blob([await readFile(file)], { type: 'image/jpeg' });
