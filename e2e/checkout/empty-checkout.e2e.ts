import { expect, type Page, test } from '@playwright/test';
import { openShop } from './selling-shop.ts';

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('nothing that is seen jumps when it turns out that the cart is empty', async ({ page }) => {
      const shop = await openShop();
      await watchShifts(page);
      await page.goto(`${shop.path}/checkout`);
      await expect(page.getByRole('heading', { name: 'В корзине пусто' })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // Two frames later the last shift is told.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
    });
  });
}
