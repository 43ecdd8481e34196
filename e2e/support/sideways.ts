import { expect, type Page } from '@playwright/test';

const widths = [360, 320] as const;

export async function expectNoSidewaysScroll(page: Page, when: string): Promise<void> {
  const size = page.viewportSize();
  if (size === null) throw new Error('a page without a viewport');
  for (const width of widths) {
    await page.setViewportSize({ width, height: size.height });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide, `${when}, at ${width} px`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize(size);
}
