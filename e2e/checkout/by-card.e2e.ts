import { type Browser, expect, type Page, test } from '@playwright/test';
import { addProduct, createDeliveryConditions, updateMerchant } from 'shared-contracts';
import { methodsOf } from 'shared-contracts/samples';
import { expectNoFindings } from '../support/axe.ts';
import { type Device, newMerchant, openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { addToCart, expectOrderPage, fillIn, openCheckout, submit } from './shopper.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

async function shopWithCards(browser: Browser, device: Device, take: 'Сразу' | 'Когда вы приняли заказ') {
  const merchant = await newMerchant();
  await merchant.client.call(updateMerchant, { settings: { title: 'Пион и мята', visibility: 'published' } });
  await merchant.client.call(createDeliveryConditions, {
    showAddress: true,
    deliveryMethods: methodsOf('Курьером по городу — 300 ₽'),
    communications: [],
  });
  const sold = { title: 'Пионы', price: 4900, sale: null, published: true, categories: [] };
  const product = await merchant.client.call(addProduct, { ...sold, meta: { productFields: [] } });
  const office = await openAt(browser, device);
  await signInOn(office, merchant);
  await office.goto('/b2b/merchant/settings/payment');
  await office.getByRole('radio', { name: /^Картой через ЮKassa/ }).check();
  await office.getByLabel('Номер магазина').fill('918204');
  await office.getByLabel('Секретный ключ').fill('test_of-the-sandbox');
  await office.getByRole('radio', { name: new RegExp(`^${take}`) }).check();
  await button(office, 'Сохранить').click();
  await expect(office.getByText('Настройки сохранены')).toBeVisible();
  return { office, product, path: `/b2b/shop/${merchant.name}` };
}

async function order(page: Page, path: string, product: string): Promise<void> {
  await addToCart(page, path, product);
  await openCheckout(page, path);
  await fillIn(page);
  await expect(page.getByRole('radio', { name: /^Картой или через СБП/ })).toBeChecked();
  await submit(page).click();
  await expect(button(page, 'Отказаться')).toBeVisible();
}

async function openOrder(office: Page): Promise<void> {
  await office.goto('/b2b/merchant/orders');
  await office.getByRole('listitem').filter({ hasText: 'Пионы' }).getByRole('link').first().click();
}

for (const device of walkedOn('phone')) {
  test(`[3.7.1, 3.10.1] an order is refused at the provider, paid again, and given back in part, ${device.name}`, async ({
    browser,
  }) => {
    const { office, product, path } = await shopWithCards(browser, device, 'Сразу');
    await button(office, 'Проверить связь').click();
    await expect(office.getByText('Связь есть')).toBeVisible();
    await expectNoFindings(office);

    const shop = await openAt(browser, device);
    await order(shop, path, product);
    await button(shop, 'Отказаться').click();
    await expectOrderPage(shop);
    const payment = region(shop, 'Оплата');
    await expect(payment).toContainText('Оплата не прошла');
    await expectNoFindings(shop);
    await shop
      .getByRole('button', { name: /^Оплатить ещё раз/ })
      .filter({ visible: true })
      .click();
    await button(shop, /^Оплатить/).click();
    await expectOrderPage(shop);
    await expect(payment).toContainText(/Оплачено\s*5\s200\s₽/);
    await expectNoFindings(shop);

    await openOrder(office);
    const money = region(office, 'Оплата');
    await expect(money).toContainText(/Списано\s*5\s200\s₽/);
    await button(office, 'Вернуть деньги').click();
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Сколько вернуть' }).fill('180,25');
    await expectNoFindings(office);
    await dialog.getByRole('button', { name: /^Вернуть 180,25/ }).click();
    await expect(money).toContainText(/Возвращено\s*180,25\s₽\s*Осталось у вас\s*5\s019,75\s₽/);
    await expect(region(office, 'История')).toContainText(/Возвращено покупателю: 180,25\s₽/);
    await expectNoFindings(office);
    await expect(payment).toContainText(/Возвращено\s*180,25\s₽/);
    await Promise.all([office.context().close(), shop.context().close()]);
  });

  test(`[3.7.1] money is held until the merchant takes it, ${device.name}`, async ({ browser }) => {
    const { office, product, path } = await shopWithCards(browser, device, 'Когда вы приняли заказ');
    const shop = await openAt(browser, device);
    await order(shop, path, product);
    await shop.goBack();
    await expectOrderPage(shop);
    await expect(region(shop, 'Оплата')).toContainText(/Проверяем оплату|Оплата пока не пришла/);
    await expectNoFindings(shop);
    await shop.goForward();
    await button(shop, /^Оплатить/).click();
    await expectOrderPage(shop);
    const payment = region(shop, 'Оплата');
    await expect(payment).toContainText(/Зарезервировано\s*5\s200\s₽/);
    await openOrder(office);
    const money = region(office, 'Оплата');
    await expect(money).toContainText(/Зарезервировано\s*5\s200\s₽/);
    await expectNoFindings(office);
    await button(office, /^Списать/).click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Списать', exact: true }).click();
    await expect(money).toContainText(/Списано\s*5\s200\s₽/);
    await expect(payment).toContainText('Оплачено');
    await Promise.all([office.context().close(), shop.context().close()]);
  });
}
