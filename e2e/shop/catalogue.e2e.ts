import { expect, type Page, test } from '@playwright/test';
import { addProduct } from 'shared-contracts';
import { hydrated } from '../support/hydrated.ts';
import { makeShop, type TestShop } from './test-shop.ts';

const bouquets = Array.from({ length: 40 }, (_, index) => `Букет ${String(index + 1).padStart(2, '0')}`);
let long: TestShop;
test.beforeAll(async () => {
  long = await makeShop({ title: 'Длинная витрина', text: 'Курьером до двери', products: bouquets });
  await long.client.call(addProduct, {
    title: 'Гортензия',
    price: 300,
    sale: null,
    published: true,
    categories: [],
    meta: { productFields: [] },
  });
});

const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('categories, search and order are pages of their own', async ({ page }) => {
    await page.goto(long.path);
    await page
      .getByRole('navigation', { name: 'Категории' })
      .getByRole('link', { name: /Курьером/ })
      .click();
    await expect(page).toHaveTitle('Курьером до двери — Длинная витрина');
    await page.getByRole('searchbox', { name: 'Найти товар' }).fill('букет 4');
    await page.getByRole('combobox', { name: 'Порядок' }).selectOption('Сначала новые');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page).toHaveTitle('«букет 4», Курьером до двери — Длинная витрина');
    await expect(cards(page)).toHaveCount(5);
    expect((await names(page))[0]).toBe('Букет 40');
    await page.goto(`${long.path}?page=3`);
    await page.getByRole('link', { name: 'Показать предыдущие' }).click();
    await expect(cards(page).getByRole('heading').first()).toHaveText('Букет 13');
    await page.goto(`${long.path}?search=${encodeURIComponent('такого нет')}`);
    await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
    await page.getByRole('link', { name: 'Показать все товары' }).click();
    await expect(cards(page)).toHaveCount(12);
  });
});

test('the list grows while it is scrolled, the footer stays in reach, and Back leads to the same place', async ({
  page,
}) => {
  await page.goto(long.path);
  await hydrated(page);
  for (const count of [24, 36, 41]) {
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(async () => expect(await cards(page).count()).toBeGreaterThanOrEqual(count)).toPass();
  }
  await expect(page).toHaveURL(/\?page=[34]$/);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeInViewport();

  const card = cards(page).filter({ hasText: 'Букет 30' });
  await card.getByRole('link').first().click();
  await expect(page).toHaveTitle('Букет 30 — Длинная витрина');
  await page.goBack();
  await expect(cards(page)).toHaveCount(41);
  await expect(card).toBeInViewport();
  // A reload begins with the page that was in view, at the same products, and leads to those before them.
  const topOf = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
  await expect(page).toHaveURL(/\?page=[23]$/);
  const before = await topOf();
  await page.reload();
  await expect.poll(topOf).toBe(before);
  expect(await cards(page).count()).toBeLessThan(30);
  await hydrated(page);
  await page.getByRole('button', { name: 'Показать предыдущие' }).click();
  await expect(cards(page).filter({ hasText: 'Букет 20' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'К началу каталога' })).toBeAttached();
});

test('a search and another order change the list and the address, by the keyboard alone', async ({ page }) => {
  const titles: string[] = [];
  await page.goto(long.path);
  await hydrated(page);
  const field = page.getByRole('searchbox', { name: 'Найти товар' });
  for (let presses = 0; !(await field.evaluate((element) => element === document.activeElement)); presses += 1) {
    expect(presses).toBeLessThan(30);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('гортенз');
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  titles.push(await page.title());
  await expect(page).toHaveURL(/\?search=/);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  titles.push(await page.title());
  // One source of titles: the browser says what the server says.
  expect(titles).toEqual(['«гортенз» — Длинная витрина', '«гортенз» — Длинная витрина']);

  await hydrated(page);
  await field.fill('');
  await field.press('Enter');
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('combobox', { name: 'Порядок' }).selectOption('Сначала дешёвые');
  await expect(cards(page).first()).toContainText('Гортензия');
  await page.goBack();
  await expect(cards(page).first()).toContainText('Букет 01');
});

test('nothing scrolls sideways on a phone of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const unbroken = 'Оченьдлинноеслово'.repeat(6);
  const shop = await makeShop({ title: unbroken, text: unbroken, products: [unbroken, 'Роза'] });
  for (const below of ['', `?search=${unbroken}`, `/product/${shop.products[0]}`, '/offer']) {
    await page.goto(shop.path + below);
    await hydrated(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([below, over]).toEqual([below, 0]);
  }
});

test('the header of a phone of 320 pixels says the name of the shop', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const shop = await makeShop({ title: 'Пионы и точка', text: 'Букеты', products: ['Роза'] });
  await page.goto(shop.path);
  const name = page.getByRole('banner').getByText('Пионы и точка');
  const cut = await name.evaluate((node) => [
    node.scrollWidth - node.clientWidth,
    node.scrollHeight - node.clientHeight,
  ]);
  expect(cut).toEqual([0, 0]);
});

test('the banner’s second button leads to delivery and payment, past products that are laid out on the way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(long.path);
  await hydrated(page);
  await page.getByRole('link', { name: 'Доставка и оплата' }).click();
  const info = page.locator('#info');
  const header = page.getByRole('banner');
  const gap = async () => {
    const [below, above] = await Promise.all([info.boundingBox(), header.boundingBox()]);
    return below && above ? Math.round(below.y - above.y - above.height) : Number.NaN;
  };
  // It scrolls smoothly: it has arrived when the section stands right below the header.
  await expect.poll(gap).toBeLessThan(60);
  expect(await gap()).toBeGreaterThanOrEqual(0);
  await expect(info.getByRole('heading', { name: 'Доставка' })).toBeInViewport();
});
