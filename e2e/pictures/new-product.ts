import { expect, type Locator, type Page } from '@playwright/test';
import { newMerchant, signInOn } from '../support/merchant.ts';

export interface PictureEditorPage {
  page: Page;
  errors: string[];
  chooser: Locator;
  thumbs: Locator;
  dialog: Locator;
}

export async function openPictureEditor(page: Page): Promise<PictureEditorPage> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await signInOn(page, await newMerchant());
  await page.goto('/b2b/merchant/products/new');
  const chooser = page.getByLabel('Добавить', { exact: true }).and(page.locator('input'));
  // Until a draft has been looked for it takes nothing.
  await expect(chooser).toBeEnabled();
  const thumbs = page.getByRole('button', { name: /^Выбрать картинку/ });
  return { page, errors, chooser, thumbs, dialog: page.getByRole('dialog', { name: 'Кадр' }) };
}

async function plainPicture(page: Page, colour: string) {
  const text = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(120, 140);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.fillStyle = fill;
    context.fillRect(0, 0, canvas.width, canvas.height);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  }, colour);
  return { name: `${colour}.png`, mimeType: 'image/png', buffer: Buffer.from(text, 'base64') };
}

export async function choosePictures({ page, chooser, thumbs }: PictureEditorPage, colours: string[]): Promise<void> {
  for (const [index, colour] of colours.entries()) {
    await chooser.setInputFiles(await plainPicture(page, colour));
    await expect(thumbs).toHaveCount(index + 1);
  }
}

export const coloursOf = (page: Page, address: string, places: [number, number][]) =>
  page.evaluate(
    async ([from, at]) => {
      // As a picture of the page: its security policy lets no script fetch a chosen file.
      const bitmap = new Image();
      bitmap.src = from;
      await bitmap.decode();
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      const side = 8;
      const colours = at.map(([x, y]) => {
        const { data } = context.getImageData(x * (bitmap.width - side), y * (bitmap.height - side), side, side);
        const mean = (channel: number) =>
          data.reduce((sum, value, index) => (index % 4 === channel ? sum + value : sum), 0) / (side * side);
        const names = { red: [mean(0), mean(1)], green: [mean(1), mean(0)], blue: [mean(2), mean(0)] };
        if (mean(0) > 150 && mean(1) > 150) return 'yellow';
        return (
          Object.entries(names).find(([, [most = 0, other = 0]]) => most > 110 && most > other + 40)?.[0] ?? 'none'
        );
      });
      return { width: bitmap.width, height: bitmap.height, colours };
    },
    [address, places] as const,
  );

export async function order({ page, thumbs }: PictureEditorPage): Promise<string[]> {
  const addresses = await thumbs
    .locator('img')
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  const read = addresses.map((address) => coloursOf(page, address, [[0.5, 0.5]]));
  return (await Promise.all(read)).map(({ colours }) => colours[0] ?? '');
}
