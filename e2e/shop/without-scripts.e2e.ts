import { expect, type Page, test } from '@playwright/test';
import { openShop, type SellingShop } from '../checkout/selling-shop.ts';
import { isServedRendered } from '../support/rendered.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

let shop: SellingShop;
test.beforeAll(async () => {
  shop = await openShop();
  for (let number = 1; number <= 8; number += 1) await shop.add(`Тюльпаны ${number}`, 900);
  await shop.add('Пионы Сара Бернар', 2100, ['Малый', 'Большой']);
  await isServedRendered(shop.path);
});

const seen = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const main = (page: Page) => page.getByRole('main');

async function addFromHome(page: Page, name: string): Promise<void> {
  const button = seen(page, `Добавить: ${name}`);
  // What has just been added is in the list within a second.
  await expect(async () => {
    await page.goto(shop.path);
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  await button.click();
  await expect(page).toHaveURL(`${shop.path}/checkout`);
}

async function fillContacts(page: Page): Promise<void> {
  await page.getByLabel('Ваше имя').fill('Анна');
  await page.getByLabel('Телефон', { exact: true }).fill('+7 916 123-45-67');
}

test('a product is searched, chosen in its size, ordered and said to be paid without any script', async ({
  page,
  browser,
}) => {
  await page.goto(shop.path);
  await page.getByRole('searchbox', { name: 'Найти товар' }).fill('Пионы');
  await seen(page, 'Найти').click();
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: 'Пионы Сара Бернар' }).click();
  await expect(page).toHaveURL(/\/product\//);

  // The browser itself asks for the size.
  await seen(page, 'Добавить').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.getByRole('radio', { name: 'Большой' }).check();
  await seen(page, 'Добавить').click();
  await expect(page).toHaveURL(`${shop.path}/checkout`);
  await expect(main(page)).toContainText('Пионы Сара Бернар');
  await expect(main(page)).toContainText('Большой');

  await addFromHome(page, 'Тюльпаны 1');
  await seen(page, 'Больше: Пионы Сара Бернар, Большой').click();
  await expect(page).toHaveURL(`${shop.path}/checkout`);
  await expect(main(page)).toContainText(/2\sx\s2\s100/);
  await expect(main(page)).toContainText(/5\s100\s₽/);
  await seen(page, 'Убрать: Тюльпаны 1').click();
  await expect(main(page)).not.toContainText('Тюльпаны 1');
  await expect(main(page)).toContainText(/4\s200\s₽/);

  // An error: the address and a consent are missing. Nothing that was typed is lost.
  await fillContacts(page);
  await page.getByLabel('Комментарий').fill('Позвоните\nза час');
  await page.getByRole('checkbox', { name: /Принимаю условия/ }).check();
  await seen(page, 'Оформить').click();
  await expect(main(page)).toContainText('Заказ не отправлен');
  await expect(page.getByRole('link', { name: 'Укажите, куда привезти' })).toBeVisible();
  await expect(page.getByText('Без этого нельзя оформить заказ').first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Заказ не отправлен' })).toBeFocused();
  await expect(page.getByLabel('Ваше имя')).toHaveValue('Анна');
  await expect(page.getByLabel('Комментарий')).toHaveValue('Позвоните\nза час');

  // What changes the cart keeps what was typed, too.
  await seen(page, 'Меньше: Пионы Сара Бернар, Большой').click();
  await expect(main(page)).toContainText(/Товары2\s100\s₽/);
  await expect(page.getByLabel('Ваше имя')).toHaveValue('Анна');

  await page.getByLabel('Адрес').fill('Коломна, ул. Октябрьской Революции, 205');
  await page.getByRole('checkbox', { name: /Даю согласие/ }).check();
  await seen(page, 'Оформить').click();
  await expect(page).toHaveURL(/\/order\//);
  await expect(main(page)).toContainText('Пионы Сара Бернар');
  const [order] = await shop.orders();
  expect(order?.basket.goods).toMatchObject([{ title: 'Пионы Сара Бернар', price: 2100 }]);
  expect(order?.deliveryInfo.comment).toBe('Позвоните\nза час');
  // Who has just typed it reads it whole; everybody else with the link does not.
  await expect(main(page)).toContainText('Коломна, ул. Октябрьской Революции, 205');
  const other = await browser.newPage({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
  await other.goto(page.url());
  await expect(main(other)).toContainText('Пионы Сара Бернар');
  await expect(main(other)).not.toContainText('Революции');
  await other.context().close();

  // Only scripts draw a code to be scanned.
  await expect(page.getByText('Показать QR-код')).toBeHidden();
  await seen(page, 'Я оплатил').click();
  await expect(page).toHaveURL(/\/order\//);
  await expect(main(page)).toContainText('Вы сообщили об оплате');
  await page.goto(`${shop.path}/checkout`);
  await expect(main(page)).toContainText('Здесь пока пусто');
});

test('changed prices are shown and asked about again', async ({ page }, info) => {
  const id = await shop.add('Ирисы', 700);
  await addFromHome(page, 'Ирисы');
  await fillContacts(page);
  await page.getByRole('radio', { name: /Самовывоз/ }).check();
  await page.getByRole('checkbox', { name: /Принимаю условия/ }).check();
  await page.getByRole('checkbox', { name: /Даю согласие/ }).check();
  await shop.change(id, { price: 800 });
  await seen(page, 'Оформить').click();
  await expect(main(page)).toContainText('магазин изменился');
  await expect(main(page)).toContainText(/Ирисы: было 700\s₽, стало 800\s₽/);
  await expect(page.getByLabel('Ваше имя')).toHaveValue('Анна');
  await seen(page, 'Оформить').click();
  await expect(page).toHaveURL(/\/order\//);
  const orders = await shop.orders();
  const ofIrises = orders.filter(({ basket }) => basket.goods.some(({ title }) => title === 'Ирисы'));
  expect(ofIrises).toHaveLength(1);

  // One press opens what canceling means, another one does it.
  await page.getByText('Отменить заказ').first().click();
  await page.getByLabel(/Почему отменяете/).fill('Передумала');
  await page.screenshot({ path: info.outputPath('cancel.png'), fullPage: true });
  await page.getByRole('button', { name: 'Да, отменить заказ' }).click();
  await expect(main(page)).toContainText('Заказ отменён');
  const canceled = (await shop.orders()).find(({ id }) => id === ofIrises[0]?.id);
  expect(canceled).toMatchObject({ status: 'canceled', cancelReason: 'Передумала' });
});

test('the cart says what the order costs by the way that is chosen, and its header how many products it has', async ({
  page,
}) => {
  await addFromHome(page, 'Тюльпаны 1');
  const total = main(page).getByText('Итого').filter({ visible: true }).locator('..');
  await expect(total).toHaveText(/^Итого1\s200\s₽$/);
  await page.getByRole('radio', { name: /Самовывоз/ }).check();
  await expect(total).toHaveText(/^Итого900\s₽$/);
  await expect(
    main(page)
      .getByText(/добавится к сумме/)
      .filter({ visible: true }),
  ).toHaveCount(0);
  await seen(page, 'Больше: Тюльпаны 1').click();
  await expect(page.getByRole('banner').getByRole('link', { name: /КОРЗИНА/i })).toContainText('2');
});

test('the list of orders says at once that it needs scripts', async ({ page }) => {
  await page.goto(`${shop.path}/orders`);
  // Far sooner than scripts count as late.
  await expect(page.getByText('Список не открылся').filter({ visible: true })).toBeVisible({ timeout: 3000 });
});
