import { expect, type Page, test } from '@playwright/test';
import { listProducts, readMerchant } from 'shared-contracts';
import { devices, newMerchant, type OwnMerchant, openAt, signInOn } from '../support/merchant.ts';

const [phone] = devices;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Открыт другой кабинет' });
const titlesOf = async ({ client }: OwnMerchant) =>
  (await client.call(listProducts, { page: 1, per_page: 10 })).products.map(({ title }) => title);

async function openBeside(page: Page, path: string) {
  const [anna, boris] = [await newMerchant(), await newMerchant()];
  await signInOn(page, anna);
  await page.goto(path);
  return { anna, boris, signInBeside: () => signInOn(page, boris) };
}

async function signInAgain(page: Page, { email, password }: OwnMerchant): Promise<void> {
  await expect(dialog(page)).toContainText(email);
  await dialog(page).getByLabel('Пароль', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
}

test('a new product of a tab stays of its own account when another has signed in beside it', async ({ browser }) => {
  const page = await openAt(browser, phone);
  const { anna, boris, signInBeside } = await openBeside(page, '/b2b/merchant/products/new');
  await page.getByLabel('Название', { exact: true }).fill('Букет Анны');
  await page.getByLabel('Цена', { exact: true }).fill('990');
  await signInBeside();
  // A slow page may have heard of it by itself already, with the dialog above the button.
  await page.getByRole('button', { name: 'Добавить товар', exact: true, includeHidden: true }).dispatchEvent('click');
  await expect(dialog(page)).toBeVisible();
  expect(await titlesOf(boris)).toEqual([]);
  await expect(page.getByLabel('Название', { exact: true })).toHaveValue('Букет Анны');
  await signInAgain(page, anna);
  // It is sent then, once.
  await expect.poll(() => titlesOf(anna)).toEqual(['Букет Анны']);
  expect(await titlesOf(boris)).toEqual([]);
  await page.context().close();
});

test('settings of a tab never become another account’s, whose office is a press away', async ({ browser }) => {
  const page = await openAt(browser, phone);
  const { boris, signInBeside } = await openBeside(page, '/b2b/merchant/settings/shop');
  const name = page.getByLabel('Название', { exact: true });
  await expect(name).toBeVisible();
  await signInBeside();
  await name.fill('Вербена Анны');
  await page.getByRole('button', { name: 'Сохранить', exact: true, includeHidden: true }).dispatchEvent('click');
  await expect(dialog(page)).toBeVisible();
  expect((await boris.client.call(readMerchant, {})).settings.title).not.toBe('Вербена Анны');
  page.on('dialog', (confirmation) => void confirmation.accept());
  await dialog(page).getByRole('button', { name: 'Перейти в другой кабинет' }).click();
  await expect(page).toHaveURL(/\/b2b\/merchant$/);
  await expect(page.getByRole('button', { name: 'Ещё' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.context().close();
});
