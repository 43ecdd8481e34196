import { expect, type Page, test } from '@playwright/test';
import { activeVersions } from '../support/release-files.ts';
import { changedCopy, release } from './release-command.ts';
import { isMarked, mark, signIn } from './sections.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const name = (page: Page) => page.getByLabel('Название', { exact: true });
const goTo = (page: Page, path: string) => page.locator(`nav a[href="${path}"]`).first().click();
const shop = '/b2b/merchant/settings/shop';
const orders = '/b2b/merchant/orders';

async function releaseOrders(page: Page): Promise<void> {
  const copy = changedCopy('mf-orders', {
    'src/texts.ts': (source) => source.replace("title: 'Заказы'", "title: 'Заказы сегодня'"),
  });
  await release('mf-orders', '--folder', copy.folder).finally(copy.remove);
  const released = activeVersions()['mf-orders'] ?? 'none';
  await expect
    .poll(async () => (await page.request.get('/b2b/bff/registry')).text())
    .toContain(`/mf-orders/${released}/`);
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

async function typeName(page: Page): Promise<void> {
  await signIn(page, 'merchant');
  await page.goto(shop);
  await name(page).fill('Вербена и мята');
  await mark(page);
  // The browser asks nobody: what is typed is kept.
  page.on('dialog', () => {
    throw new Error('the browser asked whether to leave');
  });
}

test.afterEach(async ({ page }) => {
  await page.evaluate(() => localStorage.clear());
  await release('mf-orders', '--rollback');
});

test('a release leaves a form that somebody types in alone, and comes with a page after it', async ({ page }) => {
  await typeName(page);
  await releaseOrders(page);
  // Whatever is called tells of the release.
  const releasesAnswer = page.waitForResponse((response) => response.headers()['x-releases'] !== undefined);
  await goTo(page, orders);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть' }).click();
  await expect(name(page)).toHaveValue('Вербена и мята');
  expect(await isMarked(page)).toBe(true);

  await goTo(page, orders);
  await page.getByRole('button', { name: 'Уйти, оставить черновик' }).click();
  await expect(heading(page, 'Заказы')).toBeVisible();
  await releasesAnswer;
  expect(await isMarked(page)).toBe(true);

  // The page hears of the release a moment after its answer has come.
  await expect(async () => {
    await goTo(page, '/b2b/merchant/products');
    await expect(heading(page, 'Товары')).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  }).toPass();
  await mark(page);
  await goTo(page, orders);
  await expect(heading(page, 'Заказы сегодня')).toBeVisible();
  // That was all: from here on the page has what is served.
  expect(await isMarked(page)).toBe(true);
  await page.goto(shop);
  await expect(name(page)).toHaveValue('Вербена и мята');
});

test('files that are not served any more load the page anew, once, with what was typed', async ({ page }) => {
  await saveData(page);
  await typeName(page);
  const before = activeVersions()['mf-orders'];
  await releaseOrders(page);
  const now = activeVersions()['mf-orders'];
  await page.route('**/b2b/remotes/mf-orders/**', (route) =>
    route.request().url().includes(`/${now}/`) ? route.continue() : route.fulfill({ status: 404 }),
  );
  expect(now).not.toBe(before);
  const loads = countLoads(page);
  await goTo(page, orders);
  await expect.poll(loads).toBe(1);
  await expect(name(page)).toHaveValue('Вербена и мята');
  await expect(page).toHaveURL(new RegExp(`${shop}$`));
  await goTo(page, orders);
  await page.getByRole('button', { name: 'Уйти, оставить черновик' }).click();
  await expect(heading(page, 'Заказы сегодня')).toBeVisible();
  expect(loads()).toBe(1);
});

test('files that are missing of what is served load nothing anew: the page says so', async ({ page }) => {
  await saveData(page);
  await typeName(page);
  await releaseOrders(page);
  await page.route('**/b2b/remotes/mf-orders/**', (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await goTo(page, orders);
  await expect.poll(loads).toBe(1);
  await expect(name(page)).toHaveValue('Вербена и мята');
  await goTo(page, orders);
  await expect(page.getByText('Следующая страница не открылась')).toBeVisible();
  await expect(name(page)).toHaveValue('Вербена и мята');
  expect(loads()).toBe(1);
});
