import { expect, test } from '@playwright/test';
import { openShop, type SellingShop } from './selling-shop.ts';
import { addToCart, expectOrderPage, fillIn, openCheckout, submit, sum } from './shopper.ts';

let shop: SellingShop;
let peony: string;
let dress: string;
test.beforeAll(async () => {
  shop = await openShop();
  peony = await shop.add('Пионы', 4900);
  dress = await shop.add('Платье', 7800, ['S · 42', 'M · 46']);
});

test('[1.3.1] products with and without sizes are bought in one order, whose page says everything and is found again', async ({
  page,
}) => {
  await addToCart(page, shop.path, peony);
  await addToCart(page, shop.path, dress, 'S · 42');
  await addToCart(page, shop.path, dress, 'M · 46');
  await openCheckout(page, shop.path);
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Убрать/ }) });
  await expect(lines).toHaveCount(3);
  await page
    .getByRole('button', { name: /^Больше: Платье/ })
    .first()
    .click();
  await expect(page.getByText(sum(4900 + 3 * 7800 + 300)).first()).toBeVisible();
  await page.getByRole('radio', { name: /Самовывоз/ }).check();
  await expect(page.getByText(sum(4900 + 3 * 7800)).first()).toBeVisible();
  await page.getByRole('radio', { name: /Курьером/ }).check();
  await fillIn(page);
  await submit(page).click();
  await expectOrderPage(page);

  await expect(page.getByText(sum(4900 + 3 * 7800 + 300)).first()).toBeVisible();
  // Whole in the tab that has ordered, masked wherever the link is opened.
  await expect(page.getByText('ул. Зайцева, 5')).toBeVisible();
  const shared = await page.context().newPage();
  await shared.goto(page.url());
  await expect(shared.getByText('+7 ••• •••-••-33')).toBeVisible();
  await expect(shared.getByText('Зайцева')).toHaveCount(0);
  await shared.close();
  await expect(page.getByRole('img', { name: /^QR-код для оплаты заказа/ })).toBeVisible();
  await page.getByRole('button', { name: 'Я оплатил' }).filter({ visible: true }).click();
  await expect(page.getByText(/Вы\sсообщили\sоб\sоплате/)).toBeVisible();
  expect((await page.request.get(page.url())).headers()['cache-control']).toMatch(/no-store|private/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  const [order] = await shop.orders();
  expect(order).toMatchObject({ basket: { sum: 4900 + 3 * 7800 }, deliveryInfo: { deliveryPrice: 300 } });
  expect(order?.paymentReported).not.toBeNull();
  expect(order?.basket.goods.map(({ title, count, size }) => [title, count, size?.value ?? null]).sort()).toEqual([
    ['Пионы', 1, null],
    ['Платье', 1, 'M · 46'],
    ['Платье', 2, 'S · 42'],
  ]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Мои заказы' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: `Заказ № ${order?.number}` }).click();
  await expectOrderPage(page);
});

test('the shopper cancels an order that the seller has not accepted, and each sees it', async ({ page }) => {
  await addToCart(page, shop.path, peony);
  await openCheckout(page, shop.path);
  await fillIn(page);
  await submit(page).click();
  await expectOrderPage(page);
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(page.getByText(/Заказ отменён. Если это ошибка/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Состояние заказа' })).toContainText('вы отменили');
  expect((await shop.orders())[0]?.status).toBe('canceled');
});

test('carts of two shops are two carts', async ({ page }) => {
  const other = await openShop();
  const lily = await other.add('Лилии', 900);
  await addToCart(page, shop.path, peony);
  await addToCart(page, other.path, lily);
  await openCheckout(page, other.path);
  await expect(page.getByRole('link', { name: 'Лилии', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Пионы', exact: true })).toHaveCount(0);
  await openCheckout(page, shop.path);
  await expect(page.getByRole('link', { name: 'Пионы', exact: true })).toBeVisible();
});
