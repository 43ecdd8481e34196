import { expect, type Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';

export const fields = {
  name: /^Ваше имя/,
  phone: /^Телефон/,
  address: /^Адрес/,
  comment: /^Комментарий/,
  offer: /публичной оферты/,
  personalData: /персональных данных/,
};

export async function addToCart(page: Page, shop: string, product: string, size?: string): Promise<void> {
  await page.goto(`${shop}/product/${product}`);
  await hydrated(page);
  if (size) await page.getByRole('radio', { name: size }).check();
  await page
    .getByRole('button', { name: /^Добавить/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /КОРЗИНА/ })).toContainText(/\d/);
}

export async function openCheckout(page: Page, shop: string): Promise<void> {
  await page.goto(`${shop}/checkout`);
  await expect(page.getByLabel(fields.name)).toBeVisible();
}

export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel(fields.name).fill('Ольга Кузнецова');
  await page.getByLabel(fields.phone).first().fill('9031112233');
  await page.getByLabel(fields.address).fill('ул. Зайцева, 5');
  await page.getByLabel(fields.offer).check();
  await page.getByLabel(fields.personalData).check();
}

export const submit = (page: Page) => page.getByRole('button', { name: /^Оформить/ }).first();

export async function expectOrderPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ № \d+/i })).toBeVisible();
  await expect(page).toHaveURL(/\/order\/[\w-]{44}$/);
}

export const sum = (roubles: number): RegExp =>
  new RegExp(`^${String(roubles).replace(/\B(?=(\d{3})+$)/g, '\\s')}\\s₽$`);
