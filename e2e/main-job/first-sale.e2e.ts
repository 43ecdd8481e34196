import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { platform } from '../support/platform.ts';

const photo = fileURLToPath(new URL('../../tooling/demo/pictures/verbena/banner.jpg', import.meta.url));
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...phone, baseURL: platform.brand('bloom') });
  return context.newPage();
}

function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

async function register(page: Page, name: string): Promise<void> {
  await page.goto('/b2b/');
  await page.getByRole('link', { name: 'Открыть магазин' }).first().click();
  await page.getByLabel('Почта').fill(`${name}@first-sale.test`);
  await page.getByLabel('Адрес магазина').fill(name);
  await page.getByLabel('Пароль', { exact: true }).fill('secret-of-the-shop');
  await page.getByLabel(/условия площадки/).check();
  await page.getByLabel(/персональных данных/).check();
  await page.getByRole('button', { name: 'Создать магазин' }).click();
  await expect(page.getByText('Откроем магазин').first()).toBeVisible();
}

async function fillDetails(page: Page): Promise<void> {
  await page.goto('/b2b/merchant/settings/shop');
  await page.getByLabel('Название', { exact: true }).fill('Первая лавка');
  await page.getByLabel('Телефон', { exact: true }).fill('9161234567');
  await page.getByLabel('Фамилия, имя, отчество').fill('Соколова Анна Игоревна');
  await page.getByLabel('ИНН', { exact: true }).fill('500100732259');
  await page.getByLabel('ОГРНИП', { exact: true }).fill('304500116000157');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Настройки сохранены')).toBeVisible();
}

async function addProduct(page: Page): Promise<void> {
  await page.goto('/b2b/merchant/products/new');
  await page.getByLabel('Название', { exact: true }).fill('Букет «Первый»');
  await page.getByLabel('Цена', { exact: true }).fill('3500');
  await page.getByLabel(/^Описание/).fill('Ранункулюсы и эвкалипт в крафтовой бумаге.');
  await page.getByRole('button', { name: 'Добавить размер' }).click();
  await page.getByPlaceholder('Например: M · 25 цветов').first().fill('S · 15 цветов');
  await page.getByRole('button', { name: 'Ещё размер' }).click();
  await page.getByPlaceholder('Например: M · 25 цветов').nth(1).fill('M · 25 цветов');

  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('button', { name: 'Кадр' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Новая' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название', { exact: true }).fill('Букеты');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('switch', { name: /Показывать на витрине/ }).check();
  await page.getByRole('button', { name: 'Добавить товар' }).click();
  await expect(page.getByText('Товар добавлен').first()).toBeVisible();
}

async function setDelivery(page: Page): Promise<void> {
  await page.goto('/b2b/merchant/settings/delivery');
  await page.getByRole('button', { name: 'Добавить способ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название').fill('Курьером по Коломне');
  await dialog.getByLabel(/^Цена доставки/).fill('300');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Настройки сохранены')).toBeVisible();
}

async function setPayment(page: Page): Promise<void> {
  await page.goto('/b2b/merchant/settings/payment');
  await page.getByRole('button', { name: 'Добавить способ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Перевод по номеру' }).check();
  await dialog.getByLabel('Номер телефона').fill('9161234567');
  await dialog.getByLabel(/^Банк/).fill('Т-Банк');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Настройки сохранены')).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await page.goto('/b2b/merchant/settings/shop');
  await page.getByRole('switch', { name: /Магазин опубликован/ }).check();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('dialog', { name: 'Магазин опубликован' })).toBeVisible();
}

async function buy(page: Page, name: string): Promise<string> {
  const answer = await page.goto(`/b2b/shop/${name}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Первая лавка/i);
  await page
    .getByRole('link', { name: /Букет «Первый»/ })
    .first()
    .click();
  await expect(page.getByText('Ранункулюсы и эвкалипт')).toBeVisible();
  await expect(page.getByRole('img', { name: /Букет «Первый»/ }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'M · 25 цветов' }).check();
  await page.getByRole('button', { name: 'Добавить' }).first().click();
  await page.getByRole('link', { name: /КОРЗИНА/ }).click();
  await page.getByLabel(/^Ваше имя/).fill('Мария');
  await page
    .getByLabel(/^Телефон/)
    .first()
    .fill('9031112233');
  await page.getByLabel(/^Адрес/).fill('Коломна, Зайцева, 5');
  await page.getByLabel(/публичной оферты/).check();
  await page.getByLabel(/персональных данных/).check();
  await page
    .getByRole('button', { name: /^Оформить/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /Заказ № \d+/i })).toBeVisible();
  await expect(page).toHaveURL(/\/b2b\/shop\/.+\/order\/.+/);
  return page.url();
}

async function acceptAndMarkPaid(page: Page): Promise<void> {
  await page.goto('/b2b/merchant/orders');
  await page
    .getByRole('link', { name: /№\s*\d+/ })
    .first()
    .click();
  await expect(page.getByText('M · 25 цветов')).toBeVisible();
  await page.getByRole('button', { name: 'Принять заказ' }).click();
  await expect(page.getByText('Заказ принят').first()).toBeVisible();
  await page.getByRole('button', { name: 'Деньги пришли' }).click();
  await expect(page.getByText('Отмечено: деньги пришли').first()).toBeVisible();
}

test('[1.1.1, 1.3.1, 2.13.1] a merchant opens a shop from a phone and makes the first sale', async ({ browser }) => {
  const name = `lavka-${randomBytes(4).toString('hex')}`;
  const merchant = await openPhone(browser);
  const merchantErrors = listenForErrors(merchant);
  await register(merchant, name);
  await fillDetails(merchant);
  await addProduct(merchant);
  await setDelivery(merchant);
  await setPayment(merchant);

  const shopper = await openPhone(browser);
  const shopperErrors = listenForErrors(shopper);
  const early = await shopper.goto(`/b2b/shop/${name}`);
  expect(early?.status()).toBe(404);

  await publish(merchant);
  const orderPage = await buy(shopper, name);
  await acceptAndMarkPaid(merchant);

  await expect(shopper.getByText('Принят').first()).toBeVisible({ timeout: 20_000 });
  await expect(shopper.getByText('Оплачен').first()).toBeVisible({ timeout: 20_000 });
  expect(shopper.url()).toBe(orderPage);
  expect([...merchantErrors, ...shopperErrors]).toEqual([]);
});
