import { expect, test } from '@playwright/test';
import { updateMerchant } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { newMerchant, openAt, walkedOn } from '../support/merchant.ts';
import { newStaff, signInStaffOn } from '../support/staff.ts';

for (const device of walkedOn('desktop')) {
  test(`${device.name} a shopper complains about a shop, and a manager deals with it`, async ({ browser }) => {
    const merchant = await newMerchant();
    await merchant.client.call(updateMerchant, { settings: { title: 'Глина', visibility: 'published' } });
    const page = await openAt(browser, device);
    await page.goto(`/b2b/shop/${merchant.name}`);
    await page.getByRole('link', { name: 'Пожаловаться' }).click();
    await page.getByLabel('Расскажите подробнее').fill('Чужие фотографии ваз');
    await page.getByRole('radio', { name: /^Чужие фотографии/ }).click();
    await expectNoFindings(page, 'the form');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.options.viewport.width);
    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByRole('heading', { name: 'Жалоба отправлена' })).toBeVisible();
    await signInStaffOn(page, await newStaff('manager'));
    await page.goto(`/b2b/admin?search=${merchant.name}`);
    await page.getByRole('link', { name: 'Глина' }).click();
    await page.getByRole('link', { name: /Открытых жалоб: 1/ }).click();
    await expect(page.getByText('Чужие фотографии ваз')).toBeVisible();
    await expectNoFindings(page, 'the list');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.options.viewport.width);
    await page.getByRole('button', { name: 'Закрыть' }).click();
    await expect(page.getByText('Жалоба закрыта')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Жалоб нет')).toBeVisible();
    await page.close();
  });
}
