import { type Browser, expect, type Page, test } from '@playwright/test';
import { cancelOrder, countStockWaits, listProducts, remainingStockOf, type Stock, setStock } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { hydrated } from '../support/hydrated.ts';
import { type Device, openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { isServedRendered } from '../support/rendered.ts';
import { openShop, type SellingShop } from './selling-shop.ts';
import { addToCart, expectOrderPage, fillIn, openCheckout, submit } from './shopper.ts';

const main = (page: Page) => page.getByRole('main');

const count = (shop: SellingShop, product_id: string, stock: Stock) =>
  shop.client.call(setStock, { product_id, size_id: null, stock, reason: 'recount', note: '' });
const leftIn = async (shop: SellingShop, id: string) => {
  const { products } = await shop.client.call(listProducts, {});
  const product = products.find((one) => one.id === id);
  return product && remainingStockOf(product, null);
};

async function countTwo(browser: Browser, device: Device, shop: SellingShop, id: string) {
  const page = await openAt(browser, device);
  await signInOn(page, shop.account);
  await page.goto(`/b2b/merchant/products/${id}`);
  await page.getByRole('button', { name: 'Изменить наличие: Товар' }).click();
  const dialog = page.getByRole('dialog');
  await expectNoFindings(page);
  await dialog.getByLabel('Сколько есть').fill('2');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Наличие изменено')).toBeVisible();
  await expect(main(page).getByText(/осталось 2\sштуки/)).toBeVisible();
  await page.context().close();
}

for (const device of walkedOn('phone')) {
  test(`${device.name} what a merchant counts is sold to the last one, and is sold out then`, async ({ browser }) => {
    const shop = await openShop();
    const id = await shop.add('Пионы', 2900);
    await countTwo(browser, device, shop, id);
    const page = await openAt(browser, device);
    await expect(async () => {
      await page.goto(`${shop.path}/product/${id}`);
      await expect(page.getByText('Осталось 2 шт.')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await hydrated(page);
    await page.getByRole('button', { name: 'Добавить' }).filter({ visible: true }).first().click();
    await main(page)
      .getByRole('button', { name: /^Больше: Пионы/ })
      .first()
      .click();
    await expect(
      main(page)
        .getByRole('button', { name: /^Больше: Пионы/ })
        .first(),
    ).toBeDisabled();
    await openCheckout(page, shop.path);
    await fillIn(page);
    await submit(page).click();
    await expectOrderPage(page);
    expect(await leftIn(shop, id)).toBe(0);
    await expect(async () => {
      await page.goto(shop.path);
      await expect(page.getByRole('article').getByRole('button', { name: 'Нет в наличии' })).toBeDisabled({
        timeout: 1_000,
      });
    }).toPass();
    await expectNoFindings(page);
    await page.getByRole('article').getByRole('link').first().click();
    await hydrated(page);
    await page.getByText('Сообщить, когда появится').click();
    await page.getByLabel(/^Почта/).fill('olga@e2e.test');
    await page.getByRole('checkbox', { name: /персональных данных/ }).check();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Сообщить мне' }).click();
    await expect(page.getByText(/^Готово: напишем на/)).toBeVisible();
    await page.context().close();
  });
}

test('what others buy while an order is written is named, and what is left is ordered by a second press', async ({
  page,
}) => {
  const shop = await openShop();
  const id = await shop.add('Пионы', 2900);
  await count(shop, id, { kind: 'counted', left: 3 });
  await addToCart(page, shop.path, id);
  for (const _ of [2, 3])
    await main(page)
      .getByRole('button', { name: /^Больше: Пионы/ })
      .first()
      .click();
  await openCheckout(page, shop.path);
  await fillIn(page);
  await count(shop, id, { kind: 'counted', left: 1 });
  await submit(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/осталось только 1 шт\., а в заказе 3/)).toBeVisible();
  expect(await shop.orders()).toEqual([]);
  await dialog.getByRole('button', { name: /Оформить за 3\s200\s₽/ }).click();
  await expectOrderPage(page);
  expect((await shop.orders())[0]?.basket.goods).toMatchObject([{ count: 1 }]);
  expect(await leftIn(shop, id)).toBe(0);
});

test('a cart that waited says what is sold out, and what was canceled can be bought again', async ({
  page,
  context,
}) => {
  const shop = await openShop();
  const [peonies, roses] = [await shop.add('Пионы', 2900), await shop.add('Розы', 1900)];
  await count(shop, peonies, { kind: 'counted', left: 1 });
  await addToCart(page, shop.path, peonies);
  await addToCart(page, shop.path, roses);
  const other = await context.browser()?.newPage();
  if (!other) throw new Error('no browser');
  await addToCart(other, shop.path, peonies);
  await openCheckout(other, shop.path);
  await fillIn(other);
  await submit(other).click();
  await expectOrderPage(other);
  const token = other.url().split('/').at(-1) ?? '';
  await other.context().close();
  await openCheckout(page, shop.path);
  await expect(page.getByText('Закончилось, в заказ не войдёт')).toBeVisible();
  await expect(main(page)).toContainText(/1\s900\s₽/);
  await expectNoFindings(page);
  await shop.client.call(cancelOrder, { token });
  await page.reload();
  await expect(page.getByText('Закончилось, в заказ не войдёт')).toBeHidden();
  expect(await leftIn(shop, peonies)).toBe(1);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('what is sold out is said, and cannot be ordered', async ({ page }) => {
    const shop = await openShop();
    const [peonies, roses] = [await shop.add('Пионы', 2900), await shop.add('Розы', 1900)];
    await count(shop, roses, { kind: 'counted', left: 0 });
    await isServedRendered(shop.path);
    await page.goto(shop.path);
    await expect(page.getByRole('button', { name: 'Нет в наличии' })).toBeDisabled();
    await page.goto(`${shop.path}/product/${roses}`);
    await expect(page.getByRole('button', { name: 'Нет в наличии' }).filter({ visible: true }).first()).toBeDisabled();
    await page.goto(`${shop.path}/product/${peonies}`);
    await page.getByRole('button', { name: 'Добавить' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(`${shop.path}/checkout`);
    await count(shop, peonies, { kind: 'counted', left: 0 });
    await expect(async () => {
      await page.reload();
      await expect(main(page)).toContainText('Закончилось, в заказ не войдёт', { timeout: 1_000 });
    }).toPass();
    await expect(
      main(page)
        .getByRole('button', { name: /^Оформить/ })
        .filter({ visible: true })
        .first(),
    ).toBeDisabled();
  });

  test('one asks to be told of what is sold out', async ({ page }) => {
    const shop = await openShop();
    const id = await shop.add('Пионы', 2900);
    await count(shop, id, { kind: 'counted', left: 0 });
    await expect(async () => {
      await page.goto(`${shop.path}/product/${id}`);
      await expect(page.getByText('Сообщить, когда появится')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.getByText('Сообщить, когда появится').click();
    await page.getByLabel(/^Почта/).fill('olga@e2e.test');
    await page.getByRole('checkbox', { name: /персональных данных/ }).check();
    await page.getByRole('button', { name: 'Сообщить мне' }).click();
    await expect(page.getByRole('heading', { name: 'Готово' })).toBeVisible();
    const waits = await shop.client.call(countStockWaits, { product_id: id });
    expect(waits).toEqual([{ size_id: '', people: 1 }]);
    await page.getByRole('link', { name: 'Вернуться к товару' }).click();
    await expect(page).toHaveURL(`${shop.path}/product/${id}`);
  });
});
