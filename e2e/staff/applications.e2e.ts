import { expect, test } from '@playwright/test';
import { updateMerchant } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { newMerchant, openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { newStaff, signInStaffOn } from '../support/staff.ts';

for (const device of walkedOn('phone')) {
  test(`${device.name} an application for mum waits in the queue, is refused with a reason, and the merchant reads it`, async ({
    browser,
  }) => {
    const merchant = await newMerchant();
    const title = `Свечи ${merchant.name}`;
    await merchant.client.call(updateMerchant, { settings: { title, mymStatus: 'submitted' } });
    const page = await openAt(browser, device);
    await signInStaffOn(page, await newStaff('manager'));
    await page.goto('/b2b/admin/applications');
    await expect(page.getByRole('button', { name: title })).toBeVisible();
    await expectNoFindings(page, 'the queue');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.options.viewport.width);
    await page.getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('link', { name: 'Посмотреть витрину' })).toHaveAttribute('target', '_blank');
    await dialog.getByRole('radio', { name: /^Отклонён/ }).click();
    await dialog.getByLabel('Причина отказа').fill('Нет фотографий работ');
    await expectNoFindings(page, 'the decision');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('button', { name: title })).toHaveCount(0);

    const office = await openAt(browser, device);
    await signInOn(office, merchant);
    await office.goto('/b2b/merchant/settings/shop');
    await expect(office.getByText('Нет фотографий работ')).toBeVisible();
    await Promise.all([page.context().close(), office.context().close()]);
  });
}
