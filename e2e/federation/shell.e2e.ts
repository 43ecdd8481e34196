import { expect, test } from '@playwright/test';
import { expectNoFindings } from '../support/axe.ts';
import { platform } from '../support/platform.ts';
import { isMarked, mark, signIn } from './sections.ts';

test('a visitor of the office signs in and is back on the page asked for', async ({ page }) => {
  await page.goto('/b2b/merchant/orders?status=created');
  await expect(page).toHaveURL(/\/b2b\/merchant\/sign-in\?next=/);
  await page.getByLabel('Почта').fill('verbena@demo.local');
  await page.getByLabel('Пароль', { exact: true }).fill('demo-demo');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL(/\/b2b\/merchant\/orders\?status=created$/);
  await expect(page).toHaveTitle(/^Заказы — Bloom$/);
});

test('a merchant is not let into the administration', async ({ page }) => {
  await signIn(page, 'merchant');
  await page.goto('/b2b/admin');
  await expect(page.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
});

test('an address that nobody has is a page that says so, with its status', async ({ page }) => {
  const answer = await page.goto('/b2b/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();
});

test('after a navigation title and focus are the new page’s, and its place is kept on the way back', async ({
  page,
}) => {
  await signIn(page, 'merchant');
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/b2b/merchant/products');
  await expect(page.getByRole('main').getByText(/Пионы/).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  const inView = page.getByRole('main').getByRole('link', { name: /Пионы/ }).last();
  const placeOf = async () => Math.round((await inView.boundingBox())?.y ?? Number.NaN);
  const position = await placeOf();
  // A press of the test's mouse would scroll a little itself.
  await page.getByRole('link', { name: 'Заказы' }).first().dispatchEvent('click');
  await expect(page).toHaveTitle(/^Заказы/);
  await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/^Товары/);
  // What was in view is where it was, whatever has come above it meanwhile.
  await expect.poll(placeOf).toBe(position);
  // Another address in the same tab is another page: it begins at its top.
  await page.goto('/b2b/merchant/orders?show=all');
  await expect(page.getByText(/№\s*10\d\d/).first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a session that ends while somebody works is renewed over the page, which stays', async ({ page, context }) => {
  await signIn(page, 'merchant');
  await page.goto('/b2b/merchant/settings/shop');
  const title = page.getByLabel('Название', { exact: true });
  await title.fill('Вербена и мята');
  await mark(page);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Войдите ещё раз' });
  await dialog.getByLabel('Пароль', { exact: true }).fill('demo-demo');
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue('Вербена и мята');
  expect(await isMarked(page)).toBe(true);
  // What was being saved has gone on by itself; the demo shop gets its name back.
  const saved = page.getByRole('main').getByText('Всё сохранено');
  await expect(saved).toBeVisible();
  await title.fill('Вербена');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(saved).toBeVisible();
});

test('signing out leaves the office', async ({ page }) => {
  await signIn(page, 'merchant');
  await page.goto('/b2b/merchant');
  await page
    .getByRole('button', { name: /^Выйти/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/b2b\/merchant\/sign-in/);
  await page.goto('/b2b/merchant');
  await expect(page).toHaveURL(/\/b2b\/merchant\/sign-in/);
});

const pages = [
  '/b2b/',
  '/b2b/terms',
  '/b2b/merchant/sign-in',
  '/b2b/admin/sign-in',
  '/b2b/merchant/register',
  '/b2b/merchant/forgot-password',
];
for (const brand of ['bloom', 'mum'] as const) {
  test(`axe finds nothing on the shell's pages of ${brand}, light and dark, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of pages) {
      await page.goto(platform.brand(brand) + path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoFindings(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });
}

test('axe finds nothing on the dashboard', async ({ page }) => {
  await signIn(page, 'merchant');
  await page.goto('/b2b/merchant', { waitUntil: 'networkidle' });
  await expect(page.getByText('Новые заказы')).toBeVisible();
  await expectNoFindings(page);
});
