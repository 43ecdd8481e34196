import { type Browser, expect, type Page, test } from '@playwright/test';
import { addProduct, createDeliveryConditions, editOrder, readMerchantOrder, updateMerchant } from 'shared-contracts';
import { methodsOf } from 'shared-contracts/samples';
import { expectNoFindings } from '../support/axe.ts';
import { type Device, devices, newMerchant, openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { platform } from '../support/platform.ts';

async function openShop() {
  const merchant = await newMerchant();
  await merchant.client.call(updateMerchant, {
    settings: {
      title: 'Пион и мята',
      visibility: 'published',
      paymentMethods: [{ type: 'phone', value: '+79000001234' }],
    },
  });
  await merchant.client.call(createDeliveryConditions, {
    showAddress: true,
    deliveryMethods: methodsOf('Курьером по городу — 300 ₽'),
    communications: [],
  });
  const sold = { title: 'Пионы', price: 4900, sale: null, published: true, categories: [] };
  await merchant.client.call(addProduct, { ...sold, meta: { productFields: [] } });
  return merchant;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

async function writeOrder(page: Page) {
  await page.goto('/b2b/merchant/orders/new');
  await button(page, 'Добавить товар').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Пионы/ })
    .click();
  await button(page, 'Своя строка').click();
  const freeLine = page.getByRole('dialog', { name: 'Своя строка' });
  await freeLine.getByLabel('Что это').fill('Ваза');
  await freeLine.getByLabel('Цена за штуку').fill('700');
  await freeLine.getByRole('button', { name: 'Добавить' }).click();
  await page.getByLabel('Имя', { exact: true }).fill('Мария Титова');
  await page.getByRole('textbox', { name: /^Телефон/ }).fill('9160001122');
  await page.getByLabel('Способ', { exact: true }).selectOption({ label: 'Курьером по городу' });
  await page.getByLabel('Адрес').fill('Коломна, ул. Зайцева, 5');
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^№/ });

async function orderOf(page: Page) {
  const uri = await page.getByRole('link', { name: 'Страница заказа, как у покупателя' }).getAttribute('href');
  return { uri: uri ?? '', id: new URL(page.url()).pathname.split('/').at(-1) ?? '' };
}

async function buyerAt(browser: Browser, device: Device, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    ...device.options,
    javaScriptEnabled,
    baseURL: platform.brand(device.brand),
  });
  return context.newPage();
}

async function confirm(page: Page) {
  await page.getByRole('checkbox', { name: /оферты/ }).check();
  await page.getByRole('checkbox', { name: /персональных данных/ }).check();
  await button(page, 'Подтвердить заказ').click();
  await expect(button(page, 'Я оплатил')).toBeVisible();
}

for (const device of walkedOn('phone')) {
  test(`an order by hand is written, confirmed by its buyer, changed, and shows what has changed, ${device.name}`, async ({
    browser,
  }, info) => {
    const merchant = await openShop();
    const office = await openAt(browser, device);
    await signInOn(office, merchant);
    await office.goto('/b2b/merchant/orders');
    await office.getByRole('link', { name: 'Новый заказ' }).first().click();
    await expect(office).toHaveURL(/\/orders\/new$/);
    await writeOrder(office);
    await expect(office.getByRole('region', { name: 'Состав' })).toContainText(/Итого\s*5\s900\s₽/);
    await expectNoFindings(office);
    await office.screenshot({ path: info.outputPath('new-order.png'), fullPage: true });
    await button(office, 'Создать заказ').click();
    await expect(heading(office)).toBeVisible();
    const waits = office.getByRole('region', { name: 'Ждёт подтверждения покупателя' });
    await expect(waits.getByRole('link', { name: 'Telegram' })).toBeVisible();
    await expectNoFindings(office);
    await office.screenshot({ path: info.outputPath('unconfirmed.png'), fullPage: true });

    const { uri } = await orderOf(office);
    const buyer = await buyerAt(browser, device);
    await buyer.goto(uri);
    await expect(buyer.getByText('Ждёт вашего подтверждения')).toBeVisible();
    await expect(button(buyer, 'Я оплатил')).toHaveCount(0);
    await expectNoFindings(buyer);
    await buyer.screenshot({ path: info.outputPath('to-confirm.png'), fullPage: true });
    await confirm(buyer);
    await expect(waits).toHaveCount(0);

    await office.getByRole('link', { name: 'Изменить заказ' }).click();
    await office.getByRole('textbox', { name: /^Скидка/ }).fill('900');
    await expect(office.getByRole('region', { name: 'Состав' })).toContainText(/Итого\s*5\s000\s₽/);
    await expectNoFindings(office);
    await office.screenshot({ path: info.outputPath('edit-order.png'), fullPage: true });
    await button(office, 'Сохранить заказ').click();
    await expect(heading(office)).toBeVisible();
    await office.getByRole('button', { name: 'История изменений' }).click();
    await expect(office.getByRole('dialog')).toContainText(/Итого\s*5\s900\s₽ → 5\s000\s₽/);
    await expectNoFindings(office);
    await office.screenshot({ path: info.outputPath('versions.png') });

    await expect(buyer.getByRole('region', { name: 'Магазин изменил заказ' })).toContainText(/Скидка: нет → 900\s₽/);
    await expectNoFindings(buyer);
    await buyer.screenshot({ path: info.outputPath('changed.png'), fullPage: true });

    await office.keyboard.press('Escape');
    await office.getByRole('link', { name: 'Изменить заказ' }).click();
    await office.getByRole('textbox', { name: /^Скидка/ }).fill('100');
    await button(office, 'Сохранить заказ').click();
    await expect(office.getByText(/Заказ подорожал: покупатель подтвердит его снова/)).toBeVisible();
    await expect(buyer.getByText(/он подорожал: проверьте и подтвердите снова/)).toBeVisible();
    await expect(button(buyer, 'Я оплатил')).toHaveCount(0);
    await expectNoFindings(buyer);
    await buyer.screenshot({ path: info.outputPath('to-confirm-anew.png'), fullPage: true });
    await confirm(buyer);
    await office.context().close();
    await buyer.context().close();
  });
}

test('an order by hand is confirmed without scripts', async ({ browser }) => {
  const merchant = await openShop();
  const [phone] = devices;
  const office = await openAt(browser, phone);
  await signInOn(office, merchant);
  await writeOrder(office);
  await button(office, 'Создать заказ').click();
  await expect(heading(office)).toBeVisible();
  const { uri } = await orderOf(office);
  const buyer = await buyerAt(browser, phone, false);
  await buyer.goto(uri);
  await buyer.getByRole('checkbox', { name: /оферты/ }).check();
  await buyer.getByRole('checkbox', { name: /персональных данных/ }).check();
  await buyer.getByRole('button', { name: 'Подтвердить заказ' }).click();
  await expect(buyer.getByRole('button', { name: 'Я оплатил' }).first()).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Подтвердить заказ' })).toHaveCount(0);
  await office.context().close();
  await buyer.context().close();
});

test('where the answer of a new order is lost, another press makes no second one', async ({ page: office }) => {
  const merchant = await openShop();
  await signInOn(office, merchant);
  await writeOrder(office);
  await office.route(
    (url) => url.pathname.endsWith('/order-by-hand'),
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(office, 'Создать заказ').click();
  await expect(office.getByText('Не сохранилось')).toBeVisible();
  await button(office, 'Создать заказ').click();
  await expect(heading(office)).toBeVisible();
  await office.goto('/b2b/merchant/orders');
  await expect(office.getByRole('link', { name: /^№/ })).toHaveCount(1);
});

test('what another device has saved is not overwritten unseen', async ({ browser }) => {
  const merchant = await openShop();
  const office = await openAt(browser, devices[1]);
  await signInOn(office, merchant);
  await writeOrder(office);
  await button(office, 'Создать заказ').click();
  await expect(heading(office)).toBeVisible();
  const { id: orderId } = await orderOf(office);
  await office.getByRole('link', { name: 'Изменить заказ' }).click();
  await office.getByRole('textbox', { name: /^Скидка/ }).fill('100');
  const order = await merchant.client.call(readMerchantOrder, { orderId });
  await merchant.client.call(editOrder, {
    orderId,
    idempotency_key: crypto.randomUUID(),
    version: order.version,
    lines: [{ kind: 'kept', line: 0, quantity: 2 }],
    delivery_info: { name: 'Мария Титова', delivery_price: 300 },
    discount: null,
  });
  await button(office, 'Сохранить заказ').click();
  await expect(office.getByText('Это изменили в другой вкладке или на другом устройстве')).toBeVisible();
  const now = await merchant.client.call(readMerchantOrder, { orderId });
  expect([now.version, now.discounts]).toEqual([2, []]);
  await button(office, 'Показать новое').click();
  await expect(office.getByRole('region', { name: 'Состав' })).toContainText(/Итого\s*10\s100\s₽/);
  await office.context().close();
});
