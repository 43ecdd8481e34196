import { expect, test } from '@playwright/test';
import { newMerchant, signInOn } from '../support/merchant.ts';
import { platform } from '../support/platform.ts';
import { newStaff, signInStaffOn } from '../support/staff.ts';

declare global {
  interface Window {
    grounds: string[];
  }
}

const ground = { light: 'rgb(255, 255, 255)', dark: 'rgb(21, 17, 18)' };

for (const theme of ['light', 'dark'] as const) {
  test(`a page of a visitor with the ${theme} theme never shows the other one while it loads`, async ({ page }) => {
    const address = `${platform.brand('bloom')}/b2b/`;
    await page.context().addCookies([{ name: 'b2b_theme', value: theme, url: address, secure: true }]);
    // In every frame that is painted: the colour of what is behind everything.
    await page.addInitScript(() => {
      const seen: string[] = [];
      window.grounds = seen;
      const look = () => {
        if (document.body) seen.push(getComputedStyle(document.body).backgroundColor);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const seen = await page.evaluate(() => window.grounds);
    expect(seen.length).toBeGreaterThan(1);
    expect([...new Set(seen)].filter((colour) => colour !== 'rgba(0, 0, 0, 0)')).toEqual([ground[theme]]);
  });
}

test('[2.4.1, 9.6.2] the toggle flips the theme, and the next page begins in it', async ({ page }) => {
  await page.goto(`${platform.brand('bloom')}/b2b/`);
  await page.getByRole('button', { name: 'Тёмная тема' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'b2b_theme');
  expect(cookie).toMatchObject({ value: 'dark', secure: true });
  const hours = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600;
  expect(Math.round(hours * 10) / 10).toBe(7.2);
  const answer = await page.reload();
  expect(await answer?.text()).toMatch(/<html[^>]*data-theme="dark"/);
});

for (const width of [360, 1280]) {
  test(`[1.5.1] the theme is flipped on every page, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const origin = platform.brand('bloom');
    const theme = () => page.locator('html').getAttribute('data-theme');
    const flipAt = async (path: string) => {
      await page.goto(origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // A page that waits for its data has no bar of its own yet, and tabs in its place.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const before = await theme();
      // On a phone the office keeps it in the sheet behind "Ещё", or in the header of pages that have a bar of their own instead.
      const more = page.getByRole('button', { name: 'Ещё' });
      if (await more.isVisible()) await more.click();
      const toggle = page.getByRole('button', { name: /^(?:Тёмная|Светлая) тема$/ }).filter({ visible: true });
      await toggle.first().click();
      await expect.poll(theme, path).not.toBe(before);
    };
    const shop = '/b2b/shop/verbena';
    const ways = ['sign-in', 'sign-in-link', 'register', 'forgot-password'].map((page) => `/b2b/merchant/${page}`);
    for (const path of ['', '/checkout', '/orders', '/privacy', '/none']) await flipAt(shop + path);
    for (const path of ['/b2b/', '/b2b/terms', '/b2b/personal-data', '/b2b/none', ...ways]) await flipAt(path);
    await signInOn(page, await newMerchant());
    for (const path of ['', '/orders', '/products', '/settings/appearance', '/generator'])
      await flipAt(`/b2b/merchant${path}`);
    await signInStaffOn(page, await newStaff());
    await flipAt('/b2b/admin');
  });
}
