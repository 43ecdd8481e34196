import { expect, test } from '@playwright/test';
import { openShop, type SellingShop } from './selling-shop.ts';
import { addToCart, expectOrderPage, fields, fillIn, openCheckout, submit, sum } from './shopper.ts';

let shop: SellingShop;
test.beforeAll(async () => {
  shop = await openShop();
});

test('a price that changed while the order was made is shown, asked about, and is the price of the order', async ({
  page,
}) => {
  const rose = await shop.add('Розы', 2000);
  await addToCart(page, shop.path, rose);
  await openCheckout(page, shop.path);
  await fillIn(page);
  await shop.change(rose, { price: 2600 });
  await submit(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Розы: было 2\s000\s₽, стало 2\s600\s₽/)).toBeVisible();
  expect(await shop.orders()).toEqual([]);
  await dialog.getByRole('button', { name: /Оформить за 2\s900\s₽/ }).click();
  await expectOrderPage(page);
  expect((await shop.orders()).map((order) => order.basket.sum)).toEqual([2600]);
});

test('a product that was unpublished meanwhile is named and left out, in an open checkout and in a cart opened later', async ({
  page,
}) => {
  const before = (await shop.orders()).length;
  const [tulip, lily] = [await shop.add('Тюльпаны', 1500), await shop.add('Лилии', 900)];
  await addToCart(page, shop.path, tulip);
  await addToCart(page, shop.path, lily);
  await openCheckout(page, shop.path);
  await fillIn(page);
  await shop.change(lily, { published: false });
  await submit(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Лилии: больше не продаётся')).toBeVisible();
  await dialog.getByRole('button', { name: 'Вернуться к заказу' }).click();
  await expect(page.getByText('Больше не продаётся, в заказ не войдёт')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Больше не продаётся, в заказ не войдёт')).toBeVisible();
  await expect(page.getByText(sum(1800)).first()).toBeVisible();
  await expect(page.getByLabel(fields.name)).toHaveValue('Ольга Кузнецова');
  await submit(page).click();
  await expectOrderPage(page);
  const orders = await shop.orders();
  expect(orders).toHaveLength(before + 1);
  expect(orders[0]?.basket.goods.map(({ title }) => title)).toEqual(['Тюльпаны']);
});

test('two tabs have one cart, and an order from one leaves what the other has put in since', async ({
  page,
  context,
}) => {
  const [aster, iris] = [await shop.add('Астры', 700), await shop.add('Ирисы', 800)];
  await addToCart(page, shop.path, aster);
  const second = await context.newPage();
  await openCheckout(second, shop.path);
  await page
    .getByRole('button', { name: /^Больше: Астры/ })
    .first()
    .click();
  await expect(second.getByText(sum(1700)).first()).toBeVisible();
  await second.getByRole('button', { name: 'Убрать: Астры' }).click();
  await expect(page.getByRole('link', { name: /КОРЗИНА/ })).not.toContainText(/\d/);
  await second.getByRole('button', { name: 'Вернуть' }).click();
  await expect(page.getByRole('link', { name: /КОРЗИНА/ })).toContainText('2');

  await fillIn(second);
  // The order is on its way when the other tab puts something in.
  await second.route('**/user-api/v1/checkout', async (route) => {
    await addToCart(page, shop.path, iris);
    await route.continue();
  });
  await submit(second).click();
  await expectOrderPage(second);
  await expect(page.getByRole('link', { name: /КОРЗИНА/ })).toContainText('1');
  await openCheckout(page, shop.path);
  await expect(page.getByRole('link', { name: 'Ирисы' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Астры' })).toHaveCount(0);
});
