import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoProduct, DemoShop } from './shop.ts';

export const picturesDir = join(import.meta.dirname, 'pictures');

export const pictureFile = (shop: DemoShop, name: string): string =>
  join(picturesDir, shop.account.merchantName, `${name}.jpg`);

export const pictureNames = ({ key, pictures = 3 }: DemoProduct): string[] =>
  Array.from({ length: pictures }, (_, index) => `${key}-${index + 1}`);

export const readPicture = async (file: string): Promise<Blob> =>
  new Blob([await readFile(file)], { type: 'image/jpeg' });
