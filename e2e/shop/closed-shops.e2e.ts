import { expect, type Page, test } from '@playwright/test';
import { authorize, operationPath, stopSubscription, updateMerchant } from 'shared-contracts';
import { changedCopy, release } from '../federation/release-command.ts';
import { hydrated } from '../support/hydrated.ts';
import { platform } from '../support/platform.ts';
import { activeVersions } from '../support/release-files.ts';
import { newStaff } from '../support/staff.ts';
import { makeShop } from './test-shop.ts';

async function openUntil(page: Page, path: string, status: number): Promise<void> {
  await expect(async () => expect((await page.goto(path))?.status()).toBe(status)).toPass();
}

const robots = (page: Page) => page.locator('meta[name=robots]').getAttribute('content');

test('an unpublished shop is a 404 for everyone but its owner, who sees it under a note', async ({ page, browser }) => {
  const shop = await makeShop({ title: 'Скоро открытие', text: 'Текст', products: ['Пион'] });
  await openUntil(page, shop.path, 200);
  expect(await robots(page)).toBe('max-image-preview:large');
  await shop.client.call(updateMerchant, { settings: { visibility: 'unpublished' } });
  for (const path of [shop.path, `${shop.path}/product/${shop.products[0]}`]) {
    await openUntil(page, path, 404);
    await expect(page.getByRole('heading', { level: 1, name: 'Такого магазина нет' })).toBeVisible();
    expect(await robots(page)).toBe('noindex');
    expect(await page.content()).not.toContain('Скоро открытие');
  }

  const context = await browser.newContext({ baseURL: platform.origin() });
  const headers = { origin: platform.origin() };
  const signedIn = await context.request.post(operationPath(authorize), { data: shop.account, headers });
  expect(signedIn.status()).toBe(200);
  const ownerPage = await context.newPage();
  expect((await ownerPage.goto(shop.path))?.status()).toBe(200);
  await expect(ownerPage.getByRole('heading', { level: 1, name: 'Скоро открытие' })).toBeVisible();
  await expect(ownerPage.getByRole('complementary', { name: 'Так магазин увидят покупатели' })).toBeVisible();
  expect(await robots(ownerPage)).toBe('noindex');
  await context.close();
});

test('a stopped shop says so on every page, with a 503, and no search engine keeps it', async ({ page }) => {
  const shop = await makeShop({ title: 'Закроется', text: 'Текст', products: ['Пион'] });
  const { client: staff } = await newStaff();
  await staff.call(stopSubscription, { merchant_id: shop.merchantId });
  for (const below of ['', `/product/${shop.products[0]}`, '/checkout', '/offer']) {
    await openUntil(page, shop.path + below, 503);
    await expect(page.getByRole('heading', { level: 1, name: 'Магазин временно недоступен' })).toBeVisible();
    expect(await robots(page)).toBe('noindex');
  }
});

test('a release whose rendering breaks is refused with the cause, and shoppers see the one before', async ({
  page,
}) => {
  const shop = await makeShop({ title: 'Без сервера', text: 'Текст', products: ['Пион'] });
  const versions = activeVersions();
  const copy = changedCopy('mf-storefront', {
    'src/server.ts': (source) =>
      source.replace(
        "export { screens } from './index.ts';",
        "export const screens = new Proxy({}, { get: () => () => { throw new Error('broken on purpose'); } });",
      ),
  });
  try {
    await expect(release('mf-storefront', '--folder', copy.folder)).rejects.toThrow(
      /Веб-сервер не принял mf-storefront .*broken on purpose/,
    );
    expect(activeVersions()).toEqual(versions);
    const html = await (await page.request.get(shop.path)).text();
    expect([html.includes('b2b-state'), html.includes('Без сервера')]).toEqual([true, true]);
    await page.goto(shop.path);
    await hydrated(page);
    await expect(page.getByRole('article')).toHaveCount(1);
  } finally {
    copy.remove();
  }
});
