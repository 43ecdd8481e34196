import { expect, type Page, test } from '@playwright/test';
import { updateMerchant } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { newMerchant, openAt, signInOn, walkedOn } from '../support/merchant.ts';

const ofEverybody = [
  '/b2b/',
  '/b2b/terms',
  '/b2b/personal-data',
  '/b2b/merchant/forgot-password',
  '/b2b/merchant/reset-password?token=none',
  '/b2b/no-such-page',
];
const ofShop = ['orders', 'privacy', 'offer', 'personal-data', 'complaint', 'no-such-page'];
const ofOffice = ['settings/letters', 'settings/webhooks', 'settings/notifications', 'products/bin', 'help'];

async function expectInOrder(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider, path).toBeLessThanOrEqual(0);
  await expectNoFindings(page, path);
}

for (const device of walkedOn('phone')) {
  test(`pages that nobody looks at often are in order, ${device.name}`, async ({ browser }) => {
    const merchant = await newMerchant();
    await merchant.client.call(updateMerchant, { settings: { title: 'Пион и мята', visibility: 'published' } });
    const page = await openAt(browser, device);
    for (const path of ofEverybody) await expectInOrder(page, path);
    for (const path of ofShop) await expectInOrder(page, `/b2b/shop/${merchant.name}/${path}`);
    await signInOn(page, merchant);
    for (const path of ofOffice) await expectInOrder(page, `/b2b/merchant/${path}`);
    await page.context().close();
  });
}
