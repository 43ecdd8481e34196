import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { addProduct, retrieveContent, uploadContent } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { newMerchant, type OwnMerchant, openAt, signInOn, walkedOn } from '../support/merchant.ts';

const cup = readFileSync(join(import.meta.dirname, 'coffee-cup.jpg'));

async function newProduct({ client }: OwnMerchant, title: string, pictures: number): Promise<string> {
  const meta = { productFields: [] };
  const id = await client.call(addProduct, { title, price: 300, sale: null, published: true, categories: [], meta });
  for (let order = 1; order <= pictures; order += 1) {
    const file = new Blob([new Uint8Array(cup)]);
    await client.call(uploadContent, { file, idempotencyToken: randomUUID(), externalId: id, order });
  }
  return id;
}

const shown = async ({ client }: OwnMerchant, externalId: string): Promise<string[]> =>
  (await client.call(retrieveContent, { externalId })).filter(({ data }) => data.show).map(({ id }) => id);

const heldIn = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

for (const device of walkedOn('desktop')) {
  test(`pictures for the whole shop are made in one go, looked through, taken and taken back, ${device.name}`, async ({
    browser,
  }) => {
    const merchant = await newMerchant();
    const products = [await newProduct(merchant, 'Чашка синяя', 1), await newProduct(merchant, 'Чашка белая', 1)];
    await newProduct(merchant, 'Чашка без фото', 0);
    const before = await Promise.all(products.map((product) => shown(merchant, product)));
    const page = await openAt(browser, device);
    await signInOn(page, merchant);

    await page.goto('/b2b/merchant/generator/lacking');
    await expect(page.getByRole('heading', { level: 1, name: 'Где не хватает картинок' })).toBeVisible();
    await expect(page.getByText('Без картинок')).toBeVisible();
    await expectNoFindings(page, 'what lacks pictures');

    await page.goto('/b2b/merchant/generator/shop');
    await page.getByRole('button', { name: 'Сделать для 2 товаров' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('«Чашка синяя»');
    await expect(question).toContainText(/Спишем 2\s?попытки/);
    await expectNoFindings(page, 'the question');
    await question.getByRole('button', { name: 'Сделать', exact: true }).click();
    await expect(page.getByRole('progressbar', { name: 'Делаем картинки товаров' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Посмотреть: 2' })).toBeVisible({ timeout: 180_000 });
    await expectNoFindings(page, 'the results');
    expect(await heldIn(page)).toBe(device.options.viewport.width);

    await page.getByRole('button', { name: 'Взять' }).click();
    await expect(page.getByRole('heading', { name: 'Посмотреть: 1' })).toBeVisible();
    const after = await Promise.all(products.map((product) => shown(merchant, product)));
    expect(after.filter((pictures, at) => pictures.join() !== before[at]?.join())).toHaveLength(1);
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(page.getByRole('heading', { name: 'Посмотреть: 2' })).toBeVisible();
    expect(await Promise.all(products.map((product) => shown(merchant, product)))).toEqual(before);
    await page.getByRole('button', { name: 'Пропустить' }).click();
    await expect(page.getByRole('heading', { name: 'Посмотреть: 1' })).toBeVisible();
    await page.close();
  });

  test(`[7.54.1] attempts are bought, and whoever paid is back at the brand that they came from, ${device.name}`, async ({
    browser,
  }) => {
    const merchant = await newMerchant();
    const page = await openAt(browser, device);
    await signInOn(page, merchant);
    await page.goto('/b2b/merchant/generator');
    await page.getByRole('link', { name: 'Купить попытки' }).click();
    const origin = new URL(page.url()).origin;
    await page.locator('label', { hasText: /20\s?попыток/ }).click();
    await expectNoFindings(page);
    expect(await heldIn(page)).toBe(device.options.viewport.width);
    await page.getByRole('button', { name: 'Оплатить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Перейти к оплате' }).click();
    await expect(page.getByRole('button', { name: 'Отказаться' })).toBeVisible();
    await page.getByRole('button', { name: /^Оплатить/ }).click();
    await expect(page.getByText('Оплачено')).toBeVisible({ timeout: 20_000 });
    expect(new URL(page.url()).origin).toBe(origin);
    await expect(page.getByText(/Осталось: 50\s?попыток/)).toBeVisible();
    await page.close();
  });
}
