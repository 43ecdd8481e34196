import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 360, height: 740 } });

const products = (page: Page) =>
  page
    .locator('#catalogue li:has(article)')
    .nth(4)
    .evaluate((row) => getComputedStyle(row).contentVisibility);

const haveTime = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (work: () => void, ms = 0) => (ms < 3000 ? setTimeout(work, ms) : 0) });
  });

async function hold(page: Page, files: string): Promise<() => void> {
  await haveTime(page);
  const waiting: (() => void)[] = [];
  let held = true;
  await page.route(files, async (route) => {
    if (held) await new Promise<void>((go) => waiting.push(go));
    await route.continue();
  });
  return () => {
    held = false;
    for (const go of waiting) go();
  };
}
const holdPictures = (page: Page) => hold(page, '**/content/file/**');
const holdScripts = (page: Page) => hold(page, '**/host-shell/*/main.js');

// A release that has just been taken back is served within a second; until then the page may be the browser's.
test.beforeEach(async ({ request }) => {
  const body = async () => (await request.get('/b2b/shop/verbena')).text();
  await expect.poll(body).toContain('<body data-picture-first>');
});

test('what stands below waits for the first picture', async ({ page }) => {
  const release = await holdPictures(page);
  await page.goto('/b2b/shop/verbena', { waitUntil: 'domcontentloaded' });
  expect(await products(page)).toBe('hidden');
  release();
  await expect.poll(() => products(page)).toBe('auto');
  await page.getByRole('article').nth(4).scrollIntoViewIfNeeded();
  await expect(page.getByRole('article').nth(4)).toBeInViewport();
});

test('nor do its pictures share the line with the scripts: they come first', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/b2b/shop/verbena', { waitUntil: 'domcontentloaded' });
  await page.locator('script[src$="/main.js"]').waitFor({ state: 'attached' });
  expect(await products(page)).toBe('hidden');
  release();
  await expect.poll(() => products(page)).toBe('auto');
});

test('scripts wait for the pictures of the first row, not for the banner alone', async ({ page }) => {
  await haveTime(page);
  let release = (): void => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  let requests = 0;
  await page.route('**/content/file/**', async (route) => {
    requests += 1;
    if (requests > 1) await held;
    await route.continue();
  });
  await page.goto('/b2b/shop/verbena', { waitUntil: 'domcontentloaded' });
  const first = page.locator('img[fetchpriority="high"]').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await expect.poll(() => requests).toBeGreaterThan(2);
  const main = page.locator('script[src$="/main.js"]');
  await expect(main).toHaveCount(0);
  release();
  await expect(main).toHaveCount(1);
});

test('whoever scrolls does not wait for them', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/b2b/shop/verbena', { waitUntil: 'domcontentloaded' });
  await page.locator('script[src$="/main.js"]').waitFor({ state: 'attached' });
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => products(page)).toBe('auto');
  release();
});

test('nor who has what stands below in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1600 });
  const release = await holdScripts(page);
  await page.goto('/b2b/shop/verbena', { waitUntil: 'domcontentloaded' });
  await page.locator('script[src$="/main.js"]').waitFor({ state: 'attached' });
  expect(await products(page)).toBe('auto');
  release();
});

test('whoever presses a key does not wait, nor who comes to a place further down', async ({ page }) => {
  const release = await holdPictures(page);
  await page.goto('/b2b/shop/verbena', { waitUntil: 'domcontentloaded' });
  expect(await products(page)).toBe('hidden');
  await page.keyboard.press('Tab');
  expect(await products(page)).toBe('auto');
  await page.goto('/b2b/shop/verbena#info', { waitUntil: 'domcontentloaded' });
  expect(await products(page)).toBe('auto');
  release();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing waits', async ({ page }) => {
    await page.goto('/b2b/shop/verbena');
    const rendered = await page
      .locator('#catalogue h3')
      .first()
      .evaluate((name) => name.checkVisibility());
    expect([await products(page), rendered]).toEqual(['auto', true]);
  });
});
