import { expect, type Page, test } from '@playwright/test';
import { addCategory, updateProduct } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { hydrated } from '../support/hydrated.ts';
import { openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { openShop } from './selling-shop.ts';
import { addToCart, expectOrderPage, fillIn, openCheckout, submit } from './shopper.ts';

const main = (page: Page) => page.getByRole('main');
const offered = (page: Page) => page.getByRole('region', { name: 'Добавьте к заказу' });

async function shopWithCard(addons: boolean) {
  const shop = await openShop();
  const [bouquet, card] = [await shop.add('Пионы', 2900), await shop.add('Открытка', 150)];
  const category = await shop.client.call(addCategory, { title: 'К букету', addons });
  await shop.client.call(updateProduct, { id: card, categories: [category] });
  return { ...shop, bouquet, card };
}

for (const device of walkedOn('phone')) {
  test(`${device.name} a category’s products are offered beside others, in the cart too, and ordered with them`, async ({
    browser,
  }, info) => {
    const shop = await shopWithCard(false);
    const office = await openAt(browser, device);
    await signInOn(office, shop.account);
    await office.goto('/b2b/merchant/categories');
    await office.getByRole('button', { name: 'К букету', exact: true }).click();
    await office.getByRole('checkbox', { name: /Предлагать эти товары вместе с другими/ }).check();
    await expectNoFindings(office);
    await office.getByRole('button', { name: 'Сохранить' }).click();
    await expect(office.getByText('предлагаем к заказу')).toBeVisible();
    await office.context().close();

    const page = await openAt(browser, device);
    await expect(async () => {
      await page.goto(`${shop.path}/product/${shop.bouquet}`);
      await expect(offered(page)).toContainText('Открытка', { timeout: 1_000 });
    }).toPass();
    await hydrated(page);
    await offered(page).scrollIntoViewIfNeeded();
    await page.screenshot({ path: info.outputPath('product.png') });
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Добавить', exact: true }).filter({ visible: true }).first().click();
    await openCheckout(page, shop.path);
    await expect(offered(page)).toContainText('Открытка');
    await expectNoFindings(page);
    await page.screenshot({ path: info.outputPath('cart.png'), fullPage: true });
    await offered(page).getByRole('button', { name: 'Добавить: Открытка' }).click();
    await expect(offered(page)).toHaveCount(0);
    await expect(main(page)).toContainText(/Товары3\s050\s₽/);
    await fillIn(page);
    await submit(page).click();
    await expectOrderPage(page);
    const [order] = await shop.orders();
    expect(order?.basket.goods.map(({ title, count }) => [title, count])).toEqual([
      ['Пионы', 1],
      ['Открытка', 1],
    ]);
    await page.context().close();
  });
}

test('a press on one whose scripts are still on their way puts one into the cart, and stays on the page', async ({
  page,
}) => {
  const shop = await shopWithCard(true);
  const address = `${shop.path}/product/${shop.bouquet}`;
  await expect(async () => {
    await page.goto(address);
    await expect(offered(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // On a phone it is far down: its scripts are asked for when it comes near, and take their time.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  await hydrated(page);
  await page.route(/\/b2b\/remotes\/.*\.js/, async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  await offered(page).getByRole('button', { name: 'Добавить: Открытка' }).click();
  await expect(page.getByRole('link', { name: /КОРЗИНА/ })).toContainText('1');
  await expect(page).toHaveURL(address);
  await page.unrouteAll({ behavior: 'wait' });
  await openCheckout(page, shop.path);
  await expect(main(page)).toContainText(/Товары150\s₽/);
});

test('what was hidden while it was offered in an open cart is put in, named as gone, and not ordered', async ({
  page,
}) => {
  const shop = await shopWithCard(true);
  await addToCart(page, shop.path, shop.bouquet);
  await expect(async () => {
    await openCheckout(page, shop.path);
    await expect(offered(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await shop.change(shop.card, { published: false });
  await offered(page).getByRole('button', { name: 'Добавить: Открытка' }).click();
  await expect(main(page)).toContainText('Больше не продаётся');
  await expect(main(page)).toContainText(/Товары2\s900\s₽/);
  await fillIn(page);
  await submit(page).click();
  await expectOrderPage(page);
  const [order] = await shop.orders();
  expect(order?.basket.goods.map(({ title }) => title)).toEqual(['Пионы']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a button beside the cart puts it in, and what was typed stays', async ({ page }) => {
    const shop = await shopWithCard(true);
    await expect(async () => {
      await page.goto(`${shop.path}/product/${shop.bouquet}`);
      await expect(offered(page)).toContainText('Открытка', { timeout: 1_000 });
    }).toPass();
    await page.getByRole('button', { name: 'Добавить', exact: true }).filter({ visible: true }).first().click();
    await page.getByLabel('Ваше имя').fill('Анна');
    await offered(page).getByRole('button', { name: 'Добавить: Открытка' }).click();
    await expect(main(page)).toContainText(/3\s050\s₽/);
    await expect(page.getByLabel('Ваше имя')).toHaveValue('Анна');
    await expect(offered(page)).toHaveCount(0);
  });
});
