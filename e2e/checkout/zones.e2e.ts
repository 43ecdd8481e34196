import { expect, type Page, test } from '@playwright/test';
import { expectNoFindings } from '../support/axe.ts';
import { openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { openShop } from './selling-shop.ts';
import { addToCart, expectOrderPage, fillIn, openCheckout, submit } from './shopper.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function addZones(page: Page): Promise<void> {
  await page.goto('/b2b/merchant/settings/delivery');
  await button(page, 'Курьером по городу').click();
  const dialog = page.getByRole('dialog');
  for (const [index, [name, price, least]] of [
    ['Центр', '300', ''],
    ['Пригород', '500', '9000'],
  ].entries()) {
    await dialog.getByRole('button', { name: 'Добавить зону' }).click();
    await dialog
      .getByLabel('Название зоны')
      .nth(index)
      .fill(name ?? '');
    await dialog
      .getByLabel(/^Цена доставки/)
      .nth(index)
      .fill(price ?? '');
    // The first one is of the whole method.
    if (least)
      await dialog
        .getByLabel(/^Минимальный заказ/)
        .nth(index + 1)
        .fill(least);
  }
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/зоны: Центр, Пригород/)).toBeVisible();
  await button(page, 'Самовывоз').click();
  for (const [index, address] of ['ул. Мира, 5', 'ул. Ленина, 1'].entries()) {
    await dialog.getByRole('button', { name: 'Добавить пункт' }).click();
    await dialog.getByLabel('Адрес пункта').nth(index).fill(address);
    await dialog
      .getByLabel(/^Часы работы/)
      .nth(index)
      .fill('с 9 до 19');
  }
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/пунктов выдачи: 2/)).toBeVisible();
}

for (const device of walkedOn('desktop')) {
  test(`zones and points go from the settings to orders, ${device.name}`, async ({ browser }, info) => {
    const shop = await openShop();
    const product = await shop.add('Пионы', 4900);
    const office = await openAt(browser, device);
    await signInOn(office, shop.account);
    await addZones(office);
    await office.screenshot({ path: info.outputPath('methods.png'), fullPage: true });

    const page = await openAt(browser, device);
    await addToCart(page, shop.path, product);
    await openCheckout(page, shop.path);
    await fillIn(page);
    const zone = page.getByLabel('Зона доставки');
    await submit(page).click();
    await expect(page.getByText('Выберите, куда привезти или где забрать')).toBeVisible();
    await expect(zone).toBeFocused();
    await zone.selectOption({ index: 2 });
    await expect(page.getByText(/Так доставляем заказы от 9\s000\s₽. Не хватает 4\s100\s₽/)).toBeVisible();
    await expectNoFindings(page);
    await page.screenshot({ path: info.outputPath('least.png') });
    await zone.selectOption({ index: 1 });
    await expect(page.getByText(/^5\s200\s₽$/).first()).toBeVisible();
    await submit(page).click();
    await expectOrderPage(page);
    await expect(page.getByText(/^Курьером по городу, Центр/)).toBeVisible();

    await addToCart(page, shop.path, product);
    await openCheckout(page, shop.path);
    await page.getByRole('radio', { name: /^Самовывоз/ }).check();
    await page.getByLabel('Где забрать').selectOption({ label: 'ул. Мира, 5, с 9 до 19' });
    await page.getByLabel(/публичной оферты/).check();
    await page.getByLabel(/персональных данных/).check();
    await submit(page).click();
    await expectOrderPage(page);
    await expect(page.getByText(/ул. Мира, 5, с 9 до 19/)).toBeVisible();
    const methods = (await shop.orders()).map(({ deliveryInfo }) => deliveryInfo.deliveryMethod);
    expect(methods).toEqual([
      expect.stringMatching(/^Самовывоз .*ул. Мира, 5, с 9 до 19/),
      expect.stringMatching(/^Курьером по городу, Центр — 300/),
    ]);
    await Promise.all([office.context().close(), page.context().close()]);
  });
}
