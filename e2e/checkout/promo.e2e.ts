import { type Browser, expect, type Page, test } from '@playwright/test';
import { addPromoCode, checkout, listPromoCodes, type PromoCodeDraft } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { type Device, openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { isServedRendered } from '../support/rendered.ts';
import { openShop, type SellingShop } from './selling-shop.ts';
import { addToCart, expectOrderPage, fields, fillIn, openCheckout, submit } from './shopper.ts';

const main = (page: Page) => page.getByRole('main');

const ten: PromoCodeDraft = {
  code: 'ВЕСНА',
  kind: 'percent',
  value: 10,
  starts: null,
  ends: null,
  leastOrder: null,
  categories: null,
  notOnSale: false,
  mostUses: null,
  mostUsesByPhone: null,
  isOn: true,
};

const usesOf = async (shop: SellingShop) => (await shop.client.call(listPromoCodes, {}))[0]?.uses;

async function makeCode(browser: Browser, device: Device, shop: SellingShop): Promise<string> {
  const page = await openAt(browser, device);
  await signInOn(page, shop.account);
  await page.goto('/b2b/merchant/promo-codes');
  await expect(page.getByRole('link', { name: 'Создать промокод' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Создать промокод' }).click();
  await page.getByLabel('Слово').fill('весна');
  await page.getByLabel('Скидка, %').fill('10');
  await page.getByLabel(/Сколько заказов всего/).fill('1');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Промокод создан')).toBeVisible();
  await page.getByRole('link', { name: 'ВЕСНА' }).click();
  await expect(page.getByRole('button', { name: 'Скопировать ссылку' })).toBeVisible();
  await expectNoFindings(page);
  await page.context().close();
  return `${shop.path}?promo=${encodeURIComponent('ВЕСНА')}`;
}

for (const device of walkedOn('phone')) {
  test(`${device.name} a code that a merchant makes is brought by its link, taken off, and told to both`, async ({
    browser,
  }) => {
    const shop = await openShop();
    const id = await shop.add('Пионы', 2900);
    const link = await makeCode(browser, device, shop);
    const page = await openAt(browser, device);
    await page.goto(link);
    await expect(page.getByText('Промокод ВЕСНА применится в корзине')).toBeVisible();
    await expectNoFindings(page);
    await expect.poll(() => page.evaluate(() => Object.values(localStorage))).toContain('ВЕСНА');
    await addToCart(page, shop.path, id);
    await openCheckout(page, shop.path);
    await expect(main(page)).toContainText(/Товары\s*2\s900\s₽\s*Промокод ВЕСНА\s*−290\s₽/);
    await expectNoFindings(page);
    await fillIn(page);
    await submit(page).click();
    await expectOrderPage(page);
    await expect(main(page)).toContainText(/Промокод ВЕСНА\s*−290\s₽\s*Доставка\s*300\s₽\s*Итого\s*2\s910\s₽/);
    await expectNoFindings(page);
    await page.context().close();
    expect(await usesOf(shop)).toBe(1);
    const [order] = await shop.orders();
    const office = await openAt(browser, device);
    await signInOn(office, shop.account);
    await office.goto(`/b2b/merchant/orders/${order?.id}`);
    await expect(main(office)).toContainText(/Промокод ВЕСНА\s*−290\s₽\s*Доставка\s*300\s₽\s*Итого\s*2\s910\s₽/);
    await expectNoFindings(office);
    await office.context().close();
  });
}

const takeLastUse = async (shop: SellingShop, product_id: string) =>
  shop.client.call(checkout, {
    merchantName: shop.path.split('/').at(-1) ?? '',
    idempotency_key: crypto.randomUUID(),
    products: [{ product_id, quantity: 1 }],
    delivery_info: {
      contact_phone_number: '+79990000001',
      name: 'Анна',
      delivery_address: 'Коломна',
      delivery_method_id: 'way-2',
    },
    payment_method: 'p2p',
    expected_sum: 2900,
    promo_code: 'ВЕСНА',
    consents: { offer: '1', personal_data: '1' },
  });

test('the last use that another has taken meanwhile is named, and the order placed without it by a second press', async ({
  page,
}) => {
  const shop = await openShop();
  const id = await shop.add('Пионы', 2900);
  await shop.client.call(addPromoCode, { ...ten, mostUses: 1 });
  await addToCart(page, shop.path, id);
  await openCheckout(page, shop.path);
  await page.getByRole('button', { name: 'Есть промокод?' }).click();
  await page.getByLabel('Промокод').fill('весна');
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(main(page)).toContainText(/−290\s₽/);
  await fillIn(page);
  await takeLastUse(shop, id);
  await submit(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Промокод ВЕСНА: Этот промокод уже закончился.')).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: /Оформить за 3\s200\s₽/ }).click();
  await expectOrderPage(page);
  expect((await shop.orders()).map(({ discounts }) => discounts.length).sort()).toEqual([0, 1]);
});

test('a code that does not hold says why, and nothing that was typed is lost', async ({ page }) => {
  const shop = await openShop();
  const id = await shop.add('Пионы', 2900);
  await shop.client.call(addPromoCode, { ...ten, leastOrder: 5000 });
  await addToCart(page, shop.path, id);
  await openCheckout(page, shop.path);
  await fillIn(page);
  await page.getByRole('button', { name: 'Есть промокод?' }).click();
  await page.getByLabel('Промокод').fill('нет такого');
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(page.getByText(/Такого промокода нет/)).toBeVisible();
  await page.getByLabel('Промокод').fill('весна');
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(page.getByText(/Этот промокод — для заказов от 5\s000\s₽/)).toBeVisible();
  await expectNoFindings(page);
  await expect(page.getByLabel(fields.name)).toHaveValue('Ольга Кузнецова');
  await main(page)
    .getByRole('button', { name: /^Больше: Пионы/ })
    .first()
    .click();
  await expect(main(page)).toContainText(/Промокод ВЕСНА\s*−580\s₽/);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the code of a link is in the cart, and an order has it', async ({ page }) => {
    const shop = await openShop();
    const id = await shop.add('Пионы', 2900);
    await shop.client.call(addPromoCode, ten);
    await isServedRendered(shop.path);
    await page.goto(`${shop.path}?promo=${encodeURIComponent('весна')}`);
    await expect(page.getByText('Промокод ВЕСНА применится в корзине')).toBeVisible();
    await page.goto(`${shop.path}/product/${id}`);
    await page.getByRole('button', { name: 'Добавить' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(`${shop.path}/checkout`);
    await expect(main(page)).toContainText(/Промокод ВЕСНА\s*−290\s₽/);
    await page.getByLabel('Промокод').fill('лето');
    await page.getByRole('button', { name: 'Применить' }).click();
    await expect(main(page)).toContainText('Такого промокода нет');
    await page.getByLabel('Промокод').fill('весна');
    await fillIn(page);
    // No script puts the country before it.
    await page.getByLabel(fields.phone).first().fill('+79031112233');
    await submit(page).click();
    await expectOrderPage(page);
    await expect(main(page)).toContainText(/Промокод ВЕСНА\s*−290\s₽/);
    expect(await usesOf(shop)).toBe(1);
  });
});
