import { expect, type Page, test } from '@playwright/test';
import { openShop, type SellingShop } from './selling-shop.ts';
import { addToCart, expectOrderPage, fields, fillIn, openCheckout, submit } from './shopper.ts';

let shop: SellingShop;
test.beforeEach(async ({ page }) => {
  shop = await openShop();
  await addToCart(page, shop.path, await shop.add('Пионы', 4900));
  await openCheckout(page, shop.path);
  await fillIn(page);
});

const expectOneOrder = async () => expect(await shop.orders()).toHaveLength(1);

async function loseTheAnswer(page: Page): Promise<void> {
  await page.route(
    '**/user-api/v1/checkout',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

test('a double press makes one order', async ({ page }) => {
  await submit(page).dblclick();
  await expectOrderPage(page);
  await expectOneOrder();
});

test('a reload in the middle keeps everything typed and makes one order', async ({ page }) => {
  await page.getByLabel(fields.comment).fill('Позвоните за час');
  await page.reload();
  await expect(page.getByLabel(fields.name)).toHaveValue('Ольга Кузнецова');
  await expect(page.getByLabel(fields.comment)).toHaveValue('Позвоните за час');
  await loseTheAnswer(page);
  await submit(page).click();
  await expect(page.getByText('Нет связи: заказ пока не отправлен')).toBeVisible();
  await expectOneOrder();
  await page.reload();
  await expect(page.getByLabel(fields.address)).toHaveValue('ул. Зайцева, 5');
  await submit(page).click();
  await expectOrderPage(page);
  await expectOneOrder();
});

test('an order whose answer was lost stays the one order, also when it is changed and sent again', async ({ page }) => {
  await loseTheAnswer(page);
  await submit(page).click();
  await expect(page.getByText('Нет связи: заказ пока не отправлен')).toBeVisible();
  await page.getByRole('button', { name: 'Не отправлять' }).click();
  await page.getByLabel(fields.comment).fill('Лучше завтра');
  await submit(page).click();
  await expectOrderPage(page);
  await expect(page.getByText('Заказ уже оформлен')).toBeVisible();
  await expectOneOrder();
});

test('without a connection nothing is lost, it is said, and the order is sent when the connection is back', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Всё, что вы выбрали и написали, на месте' })).toBeVisible();
  await page.getByLabel(fields.comment).fill('Без связи');
  await submit(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Нет связи: заказ пока не отправлен' })).toBeVisible();
  await expect(page.getByLabel(fields.name)).toHaveValue('Ольга Кузнецова');
  expect(await shop.orders()).toEqual([]);
  await context.setOffline(false);
  await expectOrderPage(page);
  expect((await shop.orders()).map((order) => order.deliveryInfo.comment)).toEqual(['Без связи']);
});
