import { expect, type Page, test } from '@playwright/test';
import { expectNoFindings } from '../support/axe.ts';
import { openAt, walkedOn } from '../support/merchant.ts';
import { platform } from '../support/platform.ts';
import { newStaff, signInStaffOn } from '../support/staff.ts';

async function visitAndFail(page: Page): Promise<void> {
  // What a beacon holds is told of those that go through a route alone.
  await page.route('**/telemetry', (route) => route.continue());
  const measured = page.waitForRequest(
    (request) => request.url().endsWith('/telemetry') && (request.postData() ?? '').includes('TTFB'),
  );
  await page.goto(`${platform.brand('bloom')}/b2b/`);
  await expect(page.getByRole('link', { name: 'Открыть магазин' })).toBeVisible();
  await measured;
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('broken on purpose');
    });
  });
  await page.getByRole('heading', { level: 1 }).click();
  await page.goto('about:blank');
}

for (const device of walkedOn('desktop')) {
  test(`${device.name} staff see that a browser had a release, and that something of it threw`, async ({ browser }) => {
    const page = await openAt(browser, device);
    await signInStaffOn(page, await newStaff('support'));
    await page.goto('/b2b/admin/remotes');
    const shell = page.getByRole('listitem').filter({ hasText: 'host-shell' });
    await expect(shell).toBeVisible();
    const errors = async () => Number(/(\d+)\sошиб/.exec((await shell.textContent()) ?? '')?.[1] ?? 0);
    const before = await errors();

    const visitor = await browser.newPage();
    await visitAndFail(visitor);
    await visitor.close();

    await expect(async () => {
      await page.getByRole('button', { name: 'Обновить' }).click();
      expect(await errors()).toBeGreaterThan(before);
    }).toPass({ intervals: [2_000] });
    await expect(shell).toContainText(/\d+\sиз\s\d+/);
    await expect(shell).toContainText(/TTFB\s\d/);
    await expectNoFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.options.viewport.width);
    await page.close();
  });
}
