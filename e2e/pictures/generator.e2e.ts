import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addProduct, retrieveContent } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { newMerchant, openAt, signInOn, walkedOn } from '../support/merchant.ts';

const photo = {
  name: 'cup.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(join(import.meta.dirname, 'coffee-cup.jpg')),
};

for (const device of walkedOn('phone')) {
  test(`[1.1.2, 3.16.1, 7.51.1, 7.53.2, 7.56.2, 7.58.2] a photograph becomes a product's picture by the studio, ${device.name}`, async ({
    browser,
  }) => {
    const merchant = await newMerchant();
    const productId = await merchant.client.call(addProduct, {
      title: 'Чашка кофе',
      price: 300,
      sale: null,
      published: true,
      categories: [],
      meta: { productFields: [] },
    });
    const page = await openAt(browser, device);
    await signInOn(page, merchant);
    await page.goto('/b2b/merchant/generator');
    await expect(page.getByText('30 попыток')).toBeVisible();
    await expectNoFindings(page);
    const make = page.getByRole('button', { name: /^Сделать .* карти/ });
    await expect(make).toBeDisabled();
    await page.getByLabel('Добавить: фото товара').setInputFiles(photo);
    await expect(page.getByRole('img', { name: 'Фото 1' })).toBeVisible();
    await page.locator('label', { hasText: 'На столе' }).click();
    await page.getByLabel('Пожелания').fill('тёплый утренний свет');
    await make.click();
    await expect(page.getByRole('progressbar', { name: 'Делаем картинки' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Готово' })).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText('29 попыток')).toBeVisible();
    await page.locator('label', { hasText: 'Вариант 2' }).click();
    await page.locator('label', { hasText: 'Ползунок' }).click();
    await page.getByLabel('Граница между «До» и «После»').fill('20');
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Поставить в товар' }).click();
    await page.getByRole('dialog').getByText('Чашка кофе').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Картинка добавлена в товар')).toBeVisible();
    const pictures = await merchant.client.call(retrieveContent, { externalId: productId });
    expect(pictures.filter(({ data }) => data.show)).toHaveLength(1);
    // From the product's own pictures the generator opens with one of them.
    await page.goto(`/b2b/merchant/products/${productId}`);
    await page.getByRole('button', { name: 'Улучшить фото' }).click();
    await expect(page).toHaveURL(/\/merchant\/generator\?attempt=/);
    await expect(page.getByRole('img', { name: 'Фото 1' })).toBeVisible();
    await expect(make).toBeEnabled();
  });
}
