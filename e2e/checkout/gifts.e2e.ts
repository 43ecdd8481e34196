import { expect, type Page, test } from '@playwright/test';
import { expectNoFindings } from '../support/axe.ts';
import { openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { openShop } from './selling-shop.ts';
import { addToCart, expectOrderPage, fillIn, openCheckout, submit } from './shopper.ts';

const main = (page: Page) => page.getByRole('main');

async function makeGift(page: Page): Promise<void> {
  await page.getByRole('switch', { name: /Заказ для другого человека/ }).check();
  await page.getByLabel('Имя получателя').fill('Нина');
  await page.getByLabel('Телефон получателя').fill('9001112233');
  await page.getByRole('checkbox', { name: /Не звонить получателю/ }).check();
  await page.getByRole('checkbox', { name: /Не говорить получателю, от кого/ }).check();
}

for (const device of walkedOn('desktop')) {
  test(`${device.name} a gift is ordered, and neither its page nor the courier’s slip names the giver`, async ({
    browser,
  }, info) => {
    const shop = await openShop();
    const page = await openAt(browser, device);
    await addToCart(page, shop.path, await shop.add('Пионы', 2900));
    await openCheckout(page, shop.path);
    await fillIn(page);
    await makeGift(page);
    await page.getByLabel(/^Текст открытки/).fill('С днём рождения!');
    await expectNoFindings(page);
    await page.screenshot({ path: info.outputPath('gift.png'), fullPage: true });
    await submit(page).click();
    await expectOrderPage(page);
    // As whoever got the link sees it: what was typed here is known to this page alone.
    const guest = await openAt(browser, device);
    await guest.goto(page.url());
    await expect(main(guest)).toContainText('получателю не звонить');
    for (const secret of ['Ольга', '111-22-33', 'С днём рождения!'])
      await expect(main(guest)).not.toContainText(secret);
    await expectNoFindings(guest);

    const [order] = await shop.orders();
    const office = await openAt(browser, device);
    await signInOn(office, shop.account);
    await office.addInitScript(() => {
      window.print = () => {};
    });
    await office.goto(`/b2b/merchant/orders/${order?.id}`);
    await expect(office.getByRole('region', { name: 'Доставка' })).toContainText('Получателю не звонить');
    await office.getByRole('button', { name: 'Распечатать заказ' }).click();
    await office.getByRole('button', { name: 'Лист курьеру' }).click();
    await office.emulateMedia({ media: 'print' });
    const slip = office.locator('[data-print-sheet]');
    await expect(slip).toContainText('Нина');
    for (const secret of ['Ольга', '111-22-33', '900']) await expect(slip).not.toContainText(secret);
    for (const one of [page, guest, office]) await one.context().close();
  });
}

test('a recipient without a phone is asked for one, and nothing else that was typed is lost', async ({ page }) => {
  const shop = await openShop();
  await addToCart(page, shop.path, await shop.add('Пионы', 2900));
  await openCheckout(page, shop.path);
  await fillIn(page);
  await makeGift(page);
  await page.getByLabel('Телефон получателя').fill('');
  await submit(page).click();
  await expect(page.getByText('Укажите телефон получателя').first()).toBeVisible();
  await expect(page.getByLabel('Имя получателя')).toHaveValue('Нина');
  await expect(page.getByRole('checkbox', { name: /Не говорить получателю, от кого/ })).toBeChecked();
  expect(await shop.orders()).toEqual([]);
});

test('who takes the gift back says nothing of a recipient', async ({ page }) => {
  const shop = await openShop();
  await addToCart(page, shop.path, await shop.add('Пионы', 2900));
  await openCheckout(page, shop.path);
  await fillIn(page);
  await makeGift(page);
  await page.getByRole('switch', { name: /Заказ для другого человека/ }).uncheck();
  await submit(page).click();
  await expectOrderPage(page);
  const [order] = await shop.orders();
  expect(order?.deliveryInfo).toMatchObject({ recipient: null, doNotCall: false, anonymous: false });
});
