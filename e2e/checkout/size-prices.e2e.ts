import { type Browser, expect, type Page, test } from '@playwright/test';
import { updateProduct } from 'shared-contracts';
import { hydrated } from '../support/hydrated.ts';
import { type Device, openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { isServedRendered } from '../support/rendered.ts';
import { openShop, type SellingShop } from './selling-shop.ts';
import { addToCart, expectOrderPage, fillIn, openCheckout, submit } from './shopper.ts';

const main = (page: Page) => page.getByRole('main');

async function priceTheLargeOne(browser: Browser, device: Device, shop: SellingShop, id: string) {
  const page = await openAt(browser, device);
  await signInOn(page, shop.account);
  await page.goto(`/b2b/merchant/products/${id}`);
  await page.getByRole('switch', { name: /Цена зависит от размера/ }).click();
  await page.getByLabel('Цена: Большой', { exact: true }).fill('3900');
  await page.getByLabel('Старая цена: Большой').fill('4500');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Товар сохранён')).toBeVisible();
  await page.context().close();
}

for (const device of walkedOn('desktop')) {
  test(`${device.name} a merchant gives a size a price of its own, and it is what a shopper sees, orders and pays`, async ({
    browser,
  }) => {
    const shop = await openShop();
    const id = await shop.add('Пионы', 2900, ['Малый', 'Большой']);
    await priceTheLargeOne(browser, device, shop, id);
    const page = await openAt(browser, device);
    await expect(async () => {
      await page.goto(shop.path);
      await expect(page.getByRole('article')).toContainText(/от\s2\s900\s₽/, { timeout: 1_000 });
    }).toPass();
    await page.getByRole('article').getByRole('link').first().click();
    await hydrated(page);
    await page.getByRole('radio', { name: 'Большой' }).check();
    await expect(main(page).getByText('4 500 ₽').filter({ visible: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Добавить' }).filter({ visible: true }).first().click();
    await openCheckout(page, shop.path);
    await expect(main(page)).toContainText(/3\s900\s₽/);
    await fillIn(page);
    await submit(page).click();
    await expectOrderPage(page);
    const [placed] = await shop.orders();
    expect(placed?.basket.goods).toMatchObject([{ price: 3900, sale: 4500, size: { value: 'Большой' } }]);
    await page.context().close();
  });
}

test('a price that a size gets while its order is written is named, and the order waits for a second press', async ({
  page,
}) => {
  const shop = await openShop();
  const id = await shop.add('Пионы', 2900, ['Малый', 'Большой']);
  await addToCart(page, shop.path, id, 'Большой');
  await openCheckout(page, shop.path);
  await fillIn(page);
  const sizes = [
    { id: 's0', value: 'Малый' },
    { id: 's1', value: 'Большой', price: 3900 },
  ];
  const productFields = [{ type: 'sizes' as const, sizes }];
  await shop.client.call(updateProduct, { id, meta: { productFields } });
  await submit(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/было 2\s900\s₽, стало 3\s900\s₽/)).toBeVisible();
  expect(await shop.orders()).toEqual([]);
  await dialog.getByRole('button', { name: /Оформить за 4\s200\s₽/ }).click();
  await expectOrderPage(page);
  expect((await shop.orders())[0]?.basket.goods).toMatchObject([{ price: 3900 }]);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a size costs what it costs', async ({ page }) => {
    const shop = await openShop();
    const id = await shop.add('Пионы', 2900, ['Малый', 'Большой']);
    const sizes = [
      { id: 's0', value: 'Малый' },
      { id: 's1', value: 'Большой', price: 3900 },
    ];
    await shop.client.call(updateProduct, { id, meta: { productFields: [{ type: 'sizes', sizes }] } });
    await isServedRendered(shop.path);
    await page.goto(`${shop.path}/product/${id}`);
    await expect(page.getByText(/^от\s2\s900\s₽$/).first()).toBeVisible();
    await page.getByRole('radio', { name: /Большой, 3\s900/ }).check();
    await page.getByRole('button', { name: 'Добавить' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(`${shop.path}/checkout`);
    await expect(main(page)).toContainText(/3\s900\s₽/);
    await expect(main(page)).not.toContainText(/2\s900\s₽/);
  });
});
