import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { filesOf } from '../support/release-files.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('a product’s other products are read at once, and their carousel is loaded when it comes near', async ({
  page,
}) => {
  const carouselScript = filesOf('shared-design-system', 'carousel');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/b2b/shop/verbena');
  const product = await page.locator('a[href*="/product/"]').first().getAttribute('href');
  await page.goto(product ?? '');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const carousel = page.locator('[data-other-products]');
  await expect(carousel.getByRole('group').first()).toBeAttached();
  expect(scripts.filter((url) => carouselScript.test(url))).toEqual([]);

  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: 'Следующий слайд' }).first().click();
  await expect(carousel.locator('[aria-current]')).toHaveAttribute('aria-label', /^Слайд 2 из/);
  expect(scripts.filter((url) => carouselScript.test(url))).not.toEqual([]);
});
