import { expect, test } from '@playwright/test';
import { devices, newMerchant, openAt, signInOn } from '../support/merchant.ts';

const [phone] = devices;

test('each way to be told of something starts at the same edge on a phone', async ({ browser }) => {
  const page = await openAt(browser, phone);
  await signInOn(page, await newMerchant());
  await page.goto('/b2b/merchant/settings/notifications');
  const ways = page.getByRole('group', { name: 'Оплата' }).locator('label:has(input)');
  await expect(ways).toHaveText(['В бот', 'На устройства', 'На почту']);
  const boxes = await ways.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON()));
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(1);
  expect(boxes.map(({ height }) => height)).toEqual([44, 44, 44]);
  await page.context().close();
});

test('a low phone keeps more room for the settings of the look than for its preview', async ({ browser }) => {
  const page = await openAt(browser, phone);
  await page.setViewportSize({ width: 320, height: 640 });
  await signInOn(page, await newMerchant());
  await page.goto('/b2b/merchant/settings/appearance');
  const preview = page.getByRole('region', { name: 'Витрина' });
  const pane = await preview.boundingBox();
  const bar = await page.locator('[data-bar]').boundingBox();
  if (!pane || !bar) throw new Error('the page has no preview, or no bar');
  expect(pane.height).toBeLessThanOrEqual(180);
  expect(bar.y - pane.y - pane.height).toBeGreaterThanOrEqual(290);
  await preview.getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Компьютер' })).toBeEnabled();
  await page.context().close();
});
