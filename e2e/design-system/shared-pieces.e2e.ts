import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openStory } from './stories.ts';

const wordsOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    const { fontSize, lineHeight } = getComputedStyle(node);
    return {
      width,
      lines: Math.round(height / Number.parseFloat(lineHeight)),
      room: (node.parentElement as HTMLElement).clientWidth,
      fontSize: Number.parseFloat(fontSize),
    };
  });

const nameIn = (page: Page) =>
  page
    .locator('footer span')
    .filter({ hasText: /^(?:Вербена|Мастерская .+)$/ })
    .first();

test.describe('the footer', () => {
  for (const width of [320, 1280]) {
    test(`[2.7.1] its name is as large as fits, short or long, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openStory(page, 'shopfooter--whole');
      const short = await wordsOf(nameIn(page));
      expect(short.lines).toBe(1);
      expect(short.width).toBeLessThanOrEqual(short.room);
      expect(short.width).toBeGreaterThan(short.room * 0.4);
      await openStory(page, 'shopfooter--long-words');
      const long = await wordsOf(nameIn(page));
      expect(long.width).toBeLessThanOrEqual(long.room + 1);
      expect(long.fontSize).toBeLessThan(short.fontSize / 2);
      expect(long.fontSize).toBeGreaterThanOrEqual(15);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});

test('[2.5.1] toasts are at the bottom left and close on press', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openStory(page, 'toasts--types');
  const alert = page.getByRole('alert');
  const box = await alert.boundingBox();
  expect(box?.x).toBeLessThan(100);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(700);
  await alert.click();
  await expect(alert).toBeHidden();
});

test('[9.10.3] headings are upper-cased in the shop', async ({ page }) => {
  await openStory(page, 'state--empty', { area: 'shop' });
  await expect(page.getByRole('heading').first()).toBeVisible();
  const cases = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((node) => getComputedStyle(node).textTransform));
  expect([...new Set(cases)]).toEqual(['uppercase']);
});

test('a table is one where it has room, and cards with their labels on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openStory(page, 'datatable--filled');
  await expect(page.getByRole('columnheader', { name: 'Продажи' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Мария Дёмина' });
  expect((await row.boundingBox())?.height).toBeLessThan(80);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('columnheader', { name: 'Владелец' })).toBeHidden();
  expect((await row.boundingBox())?.height).toBeGreaterThan(120);
  await expect(row.getByText('Владелец')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
