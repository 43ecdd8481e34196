import { expect, type Page, test } from '@playwright/test';
import { addProduct, createDeliveryConditions, updateMerchant } from 'shared-contracts';
import { methodsOf } from 'shared-contracts/samples';
import { expectNoFindings } from '../support/axe.ts';
import { hydrated } from '../support/hydrated.ts';
import { newMerchant, openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { addToCart, expectOrderPage, fillIn, openCheckout, submit } from './shopper.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openShop() {
  const merchant = await newMerchant();
  await merchant.client.call(updateMerchant, { settings: { title: 'Пион и мята', visibility: 'published' } });
  await merchant.client.call(createDeliveryConditions, {
    showAddress: true,
    deliveryMethods: methodsOf('Курьером по городу — 300 ₽', 'Почтой России — 200 ₽'),
    communications: [],
  });
  const sold = {
    title: 'Пионы',
    price: 4900,
    sale: null,
    published: true,
    categories: [],
    meta: { productFields: [] },
  };
  return { merchant, path: `/b2b/shop/${merchant.name}`, product: await merchant.client.call(addProduct, sold) };
}

async function turnOn(page: Page): Promise<void> {
  await page.goto('/b2b/merchant/settings/delivery');
  await button(page, 'Курьером по городу').click();
  const dialog = page.getByRole('dialog');
  for (const method of ['Наличными', 'Картой']) await dialog.getByRole('checkbox', { name: method }).check();
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Настройки сохранены')).toBeVisible();
  await expect(page.getByText(/оплата при получении наличными или картой/)).toBeVisible();
}

for (const device of walkedOn('phone')) {
  test(`[7.26.1, 7.32.1] payment on receipt goes from the settings to the courier's sheet, ${device.name}`, async ({
    browser,
  }) => {
    const { merchant, path, product } = await openShop();
    const office = await openAt(browser, device);
    await signInOn(office, merchant);
    await turnOn(office);

    const shop = await openAt(browser, device);
    await shop.goto(path);
    await hydrated(shop);
    await expect(shop.getByText('Наличными или картой. Не для всех способов доставки')).toBeVisible();
    await addToCart(shop, path, product);
    await openCheckout(shop, path);
    await fillIn(shop);
    const onReceipt = shop.getByRole('radio', { name: /^При получении/ });
    await onReceipt.check();
    await shop.getByRole('radio', { name: /^Почтой/ }).check();
    await expect(onReceipt).toHaveCount(0);
    await expect(shop.getByText(/«Почтой России» — без оплаты при получении/)).toBeVisible();
    await expect(shop.getByRole('radio', { name: /^Переводом/ })).toBeChecked();
    await expectNoFindings(shop);
    await shop.getByRole('radio', { name: /^Курьером/ }).check();
    await expect(onReceipt).toBeChecked();
    await submit(shop).click();
    await expectOrderPage(shop);
    const due = region(shop, 'Оплата при получении');
    await expect(due).toContainText('наличными или картой');
    await expect(due).toContainText(/5\s200\s₽/);
    await expect(button(shop, 'Я оплатил')).toHaveCount(0);
    await expectNoFindings(shop);

    await office.goto('/b2b/merchant/orders');
    const row = office.getByRole('listitem').filter({ hasText: 'Пионы' });
    await expect(row).toContainText('При получении');
    await row.getByRole('link').first().click();
    const money = region(office, 'Оплата');
    await expect(money).toContainText(/Получить с покупателя 5\s200\s₽, наличными или картой/);
    await expectNoFindings(office);
    await office.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(office.locator('[data-print-sheet]')).toContainText(/Получить с покупателя 5\s200\s₽/);
    await office.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await button(office, 'Деньги получены').click();
    await expect(money).toContainText('Оплачен');
    await shop.reload();
    await expect(shop.getByText('Оплачен').first()).toBeVisible();
    await expect(due).toHaveCount(0);
    await Promise.all([office.context().close(), shop.context().close()]);
  });
}
