import { expect, test } from '@playwright/test';
import { setOrderStatus } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { newOrderShop } from './order-shop.ts';

const file = 'e2e/pictures/coffee-cup.jpg';

for (const device of walkedOn('phone')) {
  test(`what was made is photographed, seen by its buyer, and taken away, ${device.name}`, async ({
    browser,
  }, info) => {
    const { merchant, order } = await newOrderShop();
    const { id: orderId, uri } = await order();
    await merchant.client.call(setOrderStatus, { orderId, status: 'accepted' });
    const office = await openAt(browser, device);
    await signInOn(office, merchant);
    await office.goto(`/b2b/merchant/orders/${orderId}`);
    const card = office.getByRole('region', { name: 'Фото для покупателя' });
    await expect(card).toContainText('фото появится на странице заказа');
    await card.locator('input[type=file]').setInputFiles(file);
    await expect(card).toContainText('Покупатель видит фото');
    await expect(card.getByRole('img', { name: 'Фото готового заказа' })).toBeVisible();
    await expectNoFindings(office);
    await office.screenshot({ path: info.outputPath('office.png'), fullPage: true });

    const page = await openAt(browser, device);
    await page.goto(uri);
    const photo = page.getByRole('img', { name: 'Ваш заказ, собранный магазином' });
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await expectNoFindings(page);
    await page.screenshot({ path: info.outputPath('page.png'), fullPage: true });

    await card.getByRole('button', { name: 'Убрать' }).click();
    await expect(card).toContainText('фото появится на странице заказа');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Товары' })).toBeVisible();
    await expect(photo).toHaveCount(0);
    await office.context().close();
    await page.context().close();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the photo is on the order’s page', async ({ browser, page }) => {
    const { merchant, order } = await newOrderShop();
    const { id: orderId, uri } = await order();
    await merchant.client.call(setOrderStatus, { orderId, status: 'accepted' });
    const office = await browser.newPage({ javaScriptEnabled: true });
    await signInOn(office, merchant);
    await office.goto(`/b2b/merchant/orders/${orderId}`);
    await office.locator('input[type=file]').setInputFiles(file);
    await expect(office.getByText('Покупатель видит фото на странице заказа.')).toBeVisible();
    await office.close();
    await page.goto(uri);
    await expect(page.getByRole('img', { name: 'Ваш заказ, собранный магазином' })).toBeVisible();
  });
});
