import { expect, type Page, test } from '@playwright/test';
import { addProduct, createDeliveryConditions, updateMerchant } from 'shared-contracts';
import { methodsOf } from 'shared-contracts/samples';
import { expectNoFindings } from '../support/axe.ts';
import { newMerchant, openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { addToCart, expectOrderPage, fillIn, openCheckout, submit } from './shopper.ts';

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const link = 'https://qr.nspk.example/AS10003P3RH0LJ2A9ROO038L6NT5RU1M?type=01&bank=100000000001&crc=F3D0';

async function openShop() {
  const merchant = await newMerchant();
  await merchant.client.call(updateMerchant, {
    settings: {
      title: 'Пион и мята',
      visibility: 'published',
      paymentMethods: [
        { type: 'sbp_link', value: link, bank: 'Т-Банк' },
        {
          type: 'account',
          value: '40802810100000000917',
          bank: 'ПАО Сбербанк',
          holder: 'ИП Соколова Анна Викторовна',
          bic: '044525225',
          correspondent: '30101810400000000225',
        },
      ],
    },
  });
  await merchant.client.call(createDeliveryConditions, {
    showAddress: true,
    deliveryMethods: methodsOf('Курьером по городу — 300 ₽'),
    communications: [],
  });
  const sold = { title: 'Пионы', price: 4900, sale: null, published: true, categories: [] };
  const product = await merchant.client.call(addProduct, { ...sold, meta: { productFields: [] } });
  return { merchant, product, path: `/b2b/shop/${merchant.name}` };
}

for (const device of walkedOn('phone')) {
  test(`[7.26.1] a transfer by a bank's link is reported with a screenshot, taken back, reported again and confirmed, ${device.name}`, async ({
    browser,
  }) => {
    const { merchant, product, path } = await openShop();
    const shop = await openAt(browser, device);
    await addToCart(shop, path, product);
    await openCheckout(shop, path);
    await fillIn(shop);
    await submit(shop).click();
    await expectOrderPage(shop);
    // It begins at its top, though the form was sent from far below.
    expect(await shop.evaluate(() => window.scrollY)).toBe(0);
    const pay = region(shop, /^(Как оплатить|Оплата переводом)$/);
    await expect(pay.getByRole('link', { name: 'Оплатить через СБП, Т-Банк' })).toHaveAttribute('href', link);
    const folded = pay.getByText('Показать QR-код').filter({ visible: true });
    // Each press makes what it says "Скрыть", a moment later.
    for (let left = await folded.count(); left > 0; left -= 1) {
      await folded.first().click();
      await expect(folded).toHaveCount(left - 1);
    }
    await expect(pay.getByRole('img', { name: 'QR-код ссылки банка' })).toBeVisible();
    await expect(pay.getByRole('img', { name: /^QR-код для оплаты заказа/ })).toBeVisible();
    await expect(pay).toContainText(/Назначение\sплатежа\s*Оплата\sзаказа\s№\s\d+/);
    await expectNoFindings(shop);

    const report = async () => {
      await button(shop, 'Я оплатил').click();
      await expect(pay).toContainText('Вы сообщили об оплате');
    };
    const attach = async () => {
      await pay
        .locator('input[type=file]')
        .setInputFiles({ name: 'перевод.png', mimeType: 'image/png', buffer: await shop.screenshot() });
      await expect(pay).toContainText('Скриншот перевода у продавца');
    };
    await report();
    await expect(pay.getByText('4080 2810 1000 0000 0917')).toBeHidden();
    await attach();
    await expectNoFindings(shop);
    await pay.getByRole('button', { name: 'Я ещё не оплатил' }).click();
    await expect(button(shop, 'Я оплатил')).toBeVisible();
    await report();
    await attach();

    const office = await openAt(browser, device);
    await signInOn(office, merchant);
    await office.goto('/b2b/merchant/orders');
    await office.getByRole('listitem').filter({ hasText: 'Пионы' }).getByRole('link').first().click();
    const money = region(office, 'Оплата');
    const size = office.viewportSize() ?? { width: 1280, height: 800 };
    await office.setViewportSize({ width: 360, height: 640 });
    await expect(office.getByText('Сообщил об оплате').first()).toBeInViewport({ ratio: 1 });
    await office.setViewportSize(size);
    await money.getByRole('button', { name: 'Скриншот перевода' }).click();
    const shown = office.getByRole('img', { name: 'Скриншот перевода от покупателя' });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await expectNoFindings(office);
    await office.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    await money.getByRole('button', { name: 'Деньги пришли' }).click();
    await expect(money).toContainText('Оплачен');
    await expect(shop.getByText('Оплачен', { exact: true }).first()).toBeVisible({ timeout: 10_000 });

    await office.getByRole('button', { name: 'Снять отметку «Оплачен»' }).click();
    await expect(money.getByRole('button', { name: 'Деньги пришли' })).toBeVisible();
    await expectNoFindings(office);
    await Promise.all([office.context().close(), shop.context().close()]);
  });
}
