import { expect, type Locator, type Page, test } from '@playwright/test';
import { makePhoto } from 'tooling/photo';
import { platform } from '../support/platform.ts';
import { middleOf, touch } from './gestures.ts';
import { choosePictures, coloursOf, openPictureEditor, type PictureEditorPage } from './new-product.ts';

async function openCrop({ page, dialog }: PictureEditorPage): Promise<Locator> {
  await page.getByRole('button', { name: 'Кадр' }).click();
  const save = dialog.getByRole('button', { name: 'Сохранить' });
  await expect(save).toBeEnabled();
  return save;
}

async function upload(page: Page): Promise<string> {
  await page.getByLabel('Название', { exact: true }).fill('Пионы');
  await page.getByLabel('Цена', { exact: true }).fill('1000');
  const uploaded = page.waitForResponse(/\/v1\/content\/upload/);
  await page.getByRole('button', { name: 'Добавить товар' }).click();
  const { content } = (await (await uploaded).json()) as { content: { link: string } };
  await expect(page.getByText('Товар добавлен').first()).toBeVisible();
  const firstBytes = async (from: string) => [
    ...new Uint8Array(await (await fetch(from)).arrayBuffer()).subarray(0, 3),
  ];
  expect(await page.evaluate(firstBytes, content.link)).toEqual([0xff, 0xd8, 0xff]);
  return content.link;
}

const limits = (slider: Locator) => slider.evaluate((input: HTMLInputElement) => [input.min, input.max, input.step]);

const small = { width: 1600, height: 1200 };

const corners: [number, number][] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 832 }, baseURL: platform.brand('bloom') });

  test('"back" inside the crop closes the crop alone, and asks where the frame was changed', async ({ page }) => {
    const editor = await openPictureEditor(page);
    const { thumbs, dialog } = editor;
    await choosePictures(editor, ['green']);
    await openCrop(editor);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/products\/new$/);

    await openCrop(editor);
    await dialog.getByLabel('Масштаб').fill('2');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Сохранить кадр?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Закрыть' }).click();
    await expect(question).toBeHidden();
    await page.goBack();
    await question.getByRole('button', { name: 'Не сохранять' }).click();
    await expect(dialog).toBeHidden();
    await expect(thumbs).toHaveCount(1);
    await expect(page).toHaveURL(/\/products\/new$/);
  });

  test('[1.1.2, 9.2.1] with the keyboard alone a 12-megapixel photograph is sorted, cropped and uploaded as it was cropped', async ({
    page,
  }) => {
    const editor = await openPictureEditor(page);
    const { chooser, thumbs, dialog, errors } = editor;
    await choosePictures(editor, ['green']);
    await chooser.setInputFiles(await makePhoto(page));
    await expect(thumbs).toHaveCount(2);

    await thumbs.nth(1).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Взято: Картинка 2, место 2 из 2/)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Картинка 2: место 1 из 2')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByText('Поставлено: Картинка 2, место 1 из 2')).toBeAttached();
    await expect(thumbs.nth(0)).toBeFocused();

    const crop = page.getByRole('button', { name: 'Кадр' });
    await crop.focus();
    await page.keyboard.press('Enter');
    const save = dialog.getByRole('button', { name: 'Сохранить' });
    await expect(save).toBeEnabled();
    const stage = dialog.getByRole('application');
    while (!(await stage.evaluate((node) => node === document.activeElement))) await page.keyboard.press('Tab');
    for (let press = 0; press < 15; press++) await page.keyboard.press('+');
    for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowRight');
    for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Масштаб')).toBeFocused();
    await expect(dialog.getByLabel('Масштаб')).toHaveValue('2.5');
    expect(await limits(dialog.getByLabel('Масштаб'))).toEqual(['1', '5', '0.1']);
    expect(await limits(dialog.getByLabel('Поворот'))).toEqual(['0', '360', '1']);
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Поворот')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByLabel('Поворот')).toHaveValue('1');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'На 90°' })).toBeFocused();
    for (let quarter = 0; quarter < 3; quarter++) await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    for (let press = 0; press < 89; press++) await page.keyboard.press('ArrowRight');
    await expect(dialog.getByLabel('Поворот')).toHaveValue('360');
    await page.keyboard.press('Tab');
    for (const next of ['Сбросить', 'Закрыть', 'Сохранить']) {
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: next }).last()).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();

    const stored = await coloursOf(page, await upload(page), [...corners, [0.5, 0.5]]);
    expect(stored.width).toBe(stored.height);
    expect(stored.colours).toEqual(Array(5).fill('red'));
    expect(errors).toEqual([]);
  });

  test('a photograph that was taken upright is cropped upright, and the picture cannot leave the window', async ({
    page,
  }) => {
    const editor = await openPictureEditor(page);
    const { chooser, dialog, errors } = editor;
    await chooser.setInputFiles(await makePhoto(page, { orientation: 6, size: small }));
    const save = await openCrop(editor);
    const at = await middleOf(dialog.getByRole('application'));
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, -100);
    await expect(dialog.getByLabel('Масштаб')).not.toHaveValue('1');
    await page.waitForTimeout(100);
    await page.mouse.wheel(0, 100);
    await page.waitForTimeout(100);
    await page.mouse.wheel(0, 100);
    await expect(dialog.getByLabel('Масштаб')).toHaveValue('1');
    await page.mouse.down();
    await page.mouse.move(at.x + 900, at.y, { steps: 5 });
    await page.mouse.up();
    await save.click();
    await expect(dialog).toBeHidden();
    const stored = await coloursOf(page, await upload(page), corners);
    expect(stored).toEqual({
      width: stored.height,
      height: stored.height,
      colours: ['blue', 'red', 'yellow', 'green'],
    });
    expect(errors).toEqual([]);
  });

  test('[8.2.2] says in words what it cannot take, and no error reaches the page', async ({ page }) => {
    const { chooser, thumbs, errors } = await openPictureEditor(page);
    const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('no picture') });
    await chooser.setInputFiles(file('broken.jpg', 'image/jpeg'));
    await expect(page.getByRole('alert')).toContainText('«broken.jpg»: файл не открывается');
    await chooser.setInputFiles(file('photo.heic', 'image/heic'));
    await expect(page.getByRole('alert')).toContainText('«photo.heic»: формат HEIC этот браузер не открывает');
    await chooser.setInputFiles(file('list.pdf', 'application/pdf'));
    await expect(page.getByRole('alert')).toContainText('«list.pdf»: это не картинка');
    await expect(thumbs).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, baseURL: platform.brand('mum') });

  test('crops with two fingers, and leads to the camera and to the gallery', async ({ page }) => {
    const editor = await openPictureEditor(page);
    const { chooser, dialog, errors } = editor;
    await expect(page.getByText('Камера', { exact: true })).toBeVisible();
    await expect(page.getByText('Добавить', { exact: true }).first()).toBeVisible();
    await chooser.setInputFiles(await makePhoto(page, { size: small }));
    const save = await openCrop(editor);
    const session = await page.context().newCDPSession(page);
    const { x, y } = await middleOf(dialog.getByRole('application'));
    const spread = (by: number) => [
      { x: x - by, y },
      { x: x + by, y },
    ];
    await touch(session, 'touchStart', spread(30));
    for (const by of [40, 50, 60]) await touch(session, 'touchMove', spread(by));
    await touch(session, 'touchEnd', []);
    await expect(dialog.getByLabel('Масштаб')).toHaveValue('2');
    await save.click();
    await expect(dialog).toBeHidden();
    expect(errors).toEqual([]);
  });
});
