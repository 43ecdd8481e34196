import { expect, type Page, test } from '@playwright/test';
import { addPriceRule, endPriceRule, listPriceRules, msOfDay } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { hydrated } from '../support/hydrated.ts';
import { devices, openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { isServedRendered } from '../support/rendered.ts';
import { openShop, type SellingShop } from './selling-shop.ts';
import { addToCart, expectOrderPage, fillIn, openCheckout, submit } from './shopper.ts';

const list = '/b2b/merchant/products/price-rules';
const main = (page: Page) => page.getByRole('main');

const addSale = ({ client }: SellingShop, beginsIn = -msOfDay) =>
  client.call(addPriceRule, {
    kind: 'sale',
    percent: 20,
    roundTo: 1,
    categoryIds: null,
    beginsAt: new Date(Date.now() + beginsIn).toISOString(),
    endsAt: new Date(Date.now() + 2 * msOfDay).toISOString(),
  });

for (const device of walkedOn('desktop')) {
  test(`${device.name} a merchant makes a sale, shoppers buy at its prices, and it is ended at once`, async ({
    browser,
  }) => {
    const shop = await openShop();
    const id = await shop.add('Пионы', 2900);
    const office = await openAt(browser, device);
    await signInOn(office, shop.account);
    await office.goto(list);
    const begin = office.getByRole('link', { name: 'Добавить распродажу' });
    await expect(begin).toBeVisible();
    await expectNoFindings(office, 'no rules');
    await begin.click();
    await office.getByLabel('Скидка, %').fill('20');
    await expect(office.getByText(/2\s900\s₽ → 2\s320\s₽/)).toBeVisible();
    await expectNoFindings(office, 'a new rule');
    await office.getByRole('button', { name: 'Добавить', exact: true }).click();
    await expect(office.getByRole('listitem').filter({ hasText: 'Распродажа −20' })).toContainText('Идёт');
    await expectNoFindings(office, 'the list');

    const page = await openAt(browser, device);
    await page.goto(shop.path);
    const card = page.getByRole('article');
    await expect(card).toContainText(/2\s320\s₽/);
    await expect(card).toContainText('Sale');
    await card.getByRole('link').first().click();
    await hydrated(page);
    await expect(main(page)).toContainText(/2\s320\s₽Старая цена: 2\s900\s₽/);
    await page.getByRole('button', { name: 'Добавить' }).filter({ visible: true }).first().click();
    await openCheckout(page, shop.path);
    await fillIn(page);
    await submit(page).click();
    await expectOrderPage(page);
    expect((await shop.orders())[0]?.basket.goods).toMatchObject([{ price: 2320, sale: 2900 }]);

    await office.goto(`/b2b/merchant/products/${id}`);
    await expect(office.getByText(/Сейчас в магазине 2\s320\s₽ — Распродажа до/)).toBeVisible();
    await expect(office.getByLabel('Цена', { exact: true })).toHaveValue(/^2\s?900$/);
    await office.goto(list);
    await office.getByRole('link', { name: /Распродажа −20/ }).click();
    await office.getByRole('button', { name: 'Закончить сейчас' }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Закончить' }).click();
    await expect(office.getByText('Больше не действует')).toBeVisible();
    await expect(async () => {
      await page.goto(shop.path);
      await expect(page.getByRole('article')).toContainText(/2\s900\s₽/, { timeout: 1_000 });
      await expect(page.getByRole('article')).not.toContainText(/2\s320\s₽/);
    }).toPass();
    await office.context().close();
    await page.context().close();
  });
}

test('a sale that begins while an order is written is named, and the order waits for a second press', async ({
  page,
}) => {
  const shop = await openShop();
  const id = await shop.add('Пионы', 2900);
  await addToCart(page, shop.path, id);
  await openCheckout(page, shop.path);
  await fillIn(page);
  await addSale(shop, 300);
  const elsewhere = async () => (await page.request.get(`${shop.path}/product/${id}`)).text();
  await expect.poll(elsewhere).toMatch(/2\s320/);
  await submit(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/было 2\s900\s₽, стало 2\s320\s₽/)).toBeVisible();
  expect(await shop.orders()).toEqual([]);
  await dialog.getByRole('button', { name: /Оформить за 2\s620\s₽/ }).click();
  await expectOrderPage(page);
  expect((await shop.orders())[0]?.basket.goods).toMatchObject([{ price: 2320, sale: 2900 }]);
});

test('what another device has ended is not changed back unseen', async ({ browser }) => {
  const shop = await openShop();
  await shop.add('Пионы', 2900);
  const rule = await addSale(shop);
  const office = await openAt(browser, devices[0]);
  await signInOn(office, shop.account);
  await office.goto(`${list}/${rule.id}`);
  await office.getByRole('button', { name: 'Закончить сейчас' }).click();
  await shop.client.call(endPriceRule, rule);
  await office.getByRole('alertdialog').getByRole('button', { name: 'Закончить' }).click();
  await expect(office.getByText(/Это изменили на другом устройстве/)).toBeVisible();
  await expect(main(office).getByText('Уже закончилось')).toBeVisible();
  expect((await shop.client.call(listPriceRules, {}))[0]).toMatchObject({ state: 'ended', version: 2 });
  await office.context().close();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a sale is seen and put into the cart', async ({ page }) => {
    const shop = await openShop();
    const id = await shop.add('Пионы', 2900);
    await addSale(shop);
    await isServedRendered(shop.path);
    await page.goto(`${shop.path}/product/${id}`);
    await expect(page.getByText(/^2\s320\s₽$/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Добавить' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(`${shop.path}/checkout`);
    await expect(main(page)).toContainText(/2\s320\s₽/);
  });
});
