import { expect, test } from '@playwright/test';
import { expectNoFindings } from '../support/axe.ts';
import { openAt, walkedOn } from '../support/merchant.ts';
import { newStaff, signInStaffOn } from '../support/staff.ts';

for (const device of walkedOn('phone')) {
  test(`${device.name} staff see how the platform is`, async ({ browser }) => {
    const page = await openAt(browser, device);
    await signInStaffOn(page, await newStaff('support'));
    await page.goto('/b2b/admin/platform');
    await expect(page.getByText(/^свободно/).first()).toBeVisible();
    await expect(page.getByText('работает', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('mf-admin', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Новые магазины/ })).toBeVisible();
    await expectNoFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.options.viewport.width);
    await page.close();
  });
}
