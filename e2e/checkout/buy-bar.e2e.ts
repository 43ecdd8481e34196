import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { openShop } from './selling-shop.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a product page stays where it is when its product is added from the bar under the thumb', async ({ page }) => {
  const shop = await openShop();
  const product = await shop.add('Платье', 7800, ['S · 42', 'M · 46']);
  await shop.add('Пионы', 4900);
  await page.goto(`${shop.path}/product/${product}`);
  await hydrated(page);
  const bar = page.locator('[data-sticky-bar]');
  const size = page.getByRole('radio', { name: 'M · 46' });
  await size.check();
  await size.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => {
    window.scrollBy(0, 40);
    return window.scrollY;
  });
  // By the mouse itself: `click()` scrolls to what it presses, as no hand does.
  const { x, y } = (await bar.getByRole('button', { name: 'Добавить' }).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 20, y + 20);
  await expect(bar.getByRole('link', { name: 'Оформить' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});
