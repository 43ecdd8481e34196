import { expect, type Page, test } from '@playwright/test';
import { updateDeliveryConditions } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { hydrated } from '../support/hydrated.ts';
import { openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { openShop, type SellingShop } from './selling-shop.ts';
import { addToCart, expectOrderPage, fields, fillIn, openCheckout, submit } from './shopper.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const day = (page: Page) => page.getByRole('combobox', { name: 'День' });
const time = (page: Page) => page.getByRole('combobox', { name: 'Время' });
const nearest = async (page: Page) => {
  // The first one asks to choose.
  const value = await day(page).locator('option').nth(2).getAttribute('value');
  await day(page).selectOption(value);
  return value ?? '';
};

async function makeSchedule(page: Page): Promise<void> {
  await page.goto('/b2b/merchant/settings/delivery-days');
  await page.getByRole('switch', { name: /Принимать заказы на выбранное время/ }).check();
  await page.getByLabel(/Заказы на сегодня/).fill('15:00');
  for (const [from, to] of [
    ['10:00', '12:00'],
    ['18:00', '20:00'],
  ] as const) {
    await button(page, 'Добавить часы').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('С', { exact: true }).fill(from);
    await dialog.getByLabel('До', { exact: true }).fill(to);
    await dialog.getByLabel(/Сколько заказов/).fill('1');
    await dialog.getByRole('button', { name: 'Готово' }).click();
    await expect(page.getByText(/^1\sзаказ, каждый\sдень$/).first()).toBeVisible();
  }
  await expectNoFindings(page);
  await button(page, 'Сохранить').click();
  await expect(page.getByText('Настройки сохранены')).toBeVisible();
}

for (const device of walkedOn('phone')) {
  test(`hours go from the settings to an order, and to nobody twice, ${device.name}`, async ({ browser }, info) => {
    const shop = await openShop();
    const product = await shop.add('Пионы', 4900);
    const office = await openAt(browser, device);
    await signInOn(office, shop.account);
    await makeSchedule(office);
    await office.screenshot({ path: info.outputPath('settings.png'), fullPage: true });

    const [quick, slow] = await Promise.all([openAt(browser, device), openAt(browser, device)]);
    for (const page of [quick, slow]) {
      await addToCart(page, shop.path, product);
      await openCheckout(page, shop.path);
      await fillIn(page);
      await nearest(page);
      await time(page).selectOption('10:00–12:00');
    }
    await expectNoFindings(slow);
    await slow.screenshot({ path: info.outputPath('checkout.png'), fullPage: true });
    await submit(quick).click();
    await expectOrderPage(quick);
    await expect(quick.getByText(/, 10:00–12:00$/)).toBeVisible();

    // Somebody was faster.
    await submit(slow).click();
    const dialog = slow.getByRole('dialog');
    await expect(dialog).toContainText('Выбранное время уже занято');
    await expectNoFindings(slow);
    await slow.screenshot({ path: info.outputPath('taken.png') });
    await dialog.getByRole('button', { name: 'Вернуться к заказу' }).click();
    await expect(slow.getByText('На это время уже не привезём: выберите другое')).toBeVisible();
    await expect(time(slow).locator('option')).toHaveText(['Выберите время', '18:00–20:00']);
    await expect(slow.getByLabel(fields.address)).toHaveValue('ул. Зайцева, 5');
    await expectNoFindings(slow);
    await time(slow).selectOption('18:00–20:00');
    await submit(slow).click();
    await expectOrderPage(slow);

    await office.goto('/b2b/merchant/orders');
    await expect(office.getByText(/18:00–20:00/).first()).toBeVisible();
    await Promise.all([office, quick, slow].map((page) => page.context().close()));
  });
}

const hours = [{ from: '10:00', to: '12:00', capacity: 5, days: [] }];
const schedule = { leadHours: 0, lastHour: null, daysOff: [], datesOff: [], slots: hours };

test('a shop that makes a schedule while an order is filled in asks for its hours, and nothing typed is lost', async ({
  page,
}) => {
  const shop = await openShop();
  const product = await shop.add('Пионы', 4900);
  await addToCart(page, shop.path, product);
  await openCheckout(page, shop.path);
  await fillIn(page);
  await shop.client.call(updateDeliveryConditions, { schedule });
  await submit(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуться к заказу' }).click();
  await nearest(page);
  await time(page).selectOption('10:00–12:00');
  await expect(page.getByLabel(fields.name)).toHaveValue('Ольга Кузнецова');
  await submit(page).click();
  await expectOrderPage(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  const seen = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

  async function openPlain(page: Page, shop: SellingShop): Promise<void> {
    const add = seen(page, 'Добавить: Пионы');
    // What has just been added is in the list within a second.
    await expect(async () => {
      await page.goto(shop.path);
      await expect(add).toBeVisible({ timeout: 500 });
    }).toPass();
    await add.click();
    await page.getByLabel('Ваше имя').fill('Анна');
    await page.getByLabel('Телефон', { exact: true }).fill('+7 916 123-45-67');
    await page.getByLabel('Адрес').fill('ул. Зайцева, 5');
    await page.getByRole('checkbox', { name: /Принимаю условия/ }).check();
    await page.getByRole('checkbox', { name: /Даю согласие/ }).check();
  }

  test('an interval with its day is one choice, and whoever was slower is told so', async ({ page }, info) => {
    const shop = await openShop();
    const product = await shop.add('Пионы', 4900);
    const slots = hours.map((interval) => ({ ...interval, capacity: 1 }));
    await shop.client.call(updateDeliveryConditions, { schedule: { ...schedule, slots } });
    await openPlain(page, shop);
    const when = page.getByLabel('Когда');
    await seen(page, 'Оформить').click();
    await expect(page.getByText('Укажите дату').first()).toBeVisible();
    const value = (await when.locator('option').nth(2).getAttribute('value')) ?? '';
    await when.selectOption(value);
    await page.screenshot({ path: info.outputPath('plain.png'), fullPage: true });
    // Only for whoever is brought the order.
    await page.getByRole('radio', { name: /Самовывоз/ }).check();
    await expect(when).toBeHidden();
    await page.getByRole('radio', { name: /Курьером/ }).check();

    const other = await page
      .context()
      .browser()
      ?.newPage({ baseURL: new URL(page.url()).origin, javaScriptEnabled: true });
    if (!other) throw new Error('no browser');
    await addToCart(other, shop.path, product);
    await openCheckout(other, shop.path);
    await hydrated(other);
    await fillIn(other);
    await day(other).selectOption(value.split(' ')[0] ?? '');
    await time(other).selectOption('10:00–12:00');
    await submit(other).click();
    await expectOrderPage(other);
    await other.close();

    await seen(page, 'Оформить').click();
    await expect(page.getByRole('link', { name: 'На этот день уже не привезём: выберите другой' })).toBeVisible();
    await expect(when.locator(`option[value="${value}"]`)).toHaveCount(0);
    await expect(page.getByLabel('Ваше имя')).toHaveValue('Анна');
    await when.selectOption({ index: 1 });
    await seen(page, 'Оформить').click();
    await expect(page).toHaveURL(/\/order\//);
  });
});
