import { expect, type Page } from '@playwright/test';
import { cornersOutOfView } from '../support/in-view.ts';
import { fields, submit } from './shopper.ts';

const press = (page: Page) =>
  page
    .getByRole('button', { name: /^Оформить/ })
    .filter({ visible: true })
    .last()
    .click();

async function expectLedTo(page: Page, name: RegExp, wrong: string): Promise<void> {
  const field = page.getByLabel(name).first();
  await expect(field).toBeFocused();
  const label = page
    .locator('label')
    .filter({ has: page.locator(`:scope:not(:has(input))`) })
    .filter({ hasText: name })
    .first();
  await expect(page.getByText(wrong).first()).toBeVisible();
  for (const part of [label, field, page.getByText(wrong).first()]) {
    await expect.poll(() => cornersOutOfView(part)).toEqual([]);
  }
}

export async function expectFirstErrorInView(page: Page): Promise<void> {
  await expect(submit(page)).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await press(page);
  await expectLedTo(page, fields.name, 'Напишите, как к вам обращаться');
  await page.getByLabel(fields.name).fill('Ольга');
  await page.evaluate(() => window.scrollTo(0, 0));
  await press(page);
  await expectLedTo(page, fields.phone, 'Укажите телефон, чтобы продавец мог связаться');
  await page.getByLabel(fields.phone).first().fill('9031112233');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await press(page);
  await expectLedTo(page, fields.address, 'Укажите, куда привезти');
  await page.getByLabel(fields.address).fill('ул. Зайцева, 5');
  await page.evaluate(() => window.scrollTo(0, 0));
  await press(page);
  const offer = page.getByLabel(fields.offer);
  await expect(offer).toBeFocused();
  const wrong = page.getByText('Без этого нельзя оформить заказ').first();
  for (const part of [page.getByText('Принимаю условия'), wrong])
    await expect.poll(() => cornersOutOfView(part)).toEqual([]);
}
