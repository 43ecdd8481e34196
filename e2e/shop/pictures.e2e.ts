import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { uploadContent } from 'shared-contracts';
import { hydrated } from '../support/hydrated.ts';
import { shiftOf, watchShifts } from '../support/layout-shifts.ts';
import { platform } from '../support/platform.ts';
import { laterFilesOf } from '../support/release-files.ts';
import { startSplittingProxy } from './splitting-proxy.ts';
import { makeShop } from './test-shop.ts';

const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const shown = Array.from(document.images).filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return image.currentSrc && width > 0 && top < innerHeight && bottom > 0;
    });
    const factor = (image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const file = Number(new URL(image.currentSrc).searchParams.get('w'));
      const shape = image.naturalHeight / image.naturalWidth;
      return Math.max(width * devicePixelRatio, (height * devicePixelRatio) / shape) / file;
    };
    return { count: shown.length, small: shown.filter((image) => factor(image) > 4 / 3).map(({ src }) => src) };
  });

async function firstProduct(page: Page): Promise<string> {
  await page.goto('/b2b/shop/verbena');
  return (await page.locator('a[href*="/product/"]').first().getAttribute('href')) ?? '';
}

for (const { kind, viewport, deviceScaleFactor } of [
  { kind: 'a phone', viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 },
  { kind: 'a desktop', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
]) {
  test.describe(`on ${kind}`, () => {
    test.use({ viewport, deviceScaleFactor });

    test('pictures are AVIF, large enough, the first one asked for by the head, and nothing moves when they come', async ({
      page,
    }) => {
      await watchShifts(page);
      const types = new Set<string | undefined>();
      page.on('response', (response) => {
        if (response.request().resourceType() === 'image') types.add(response.headers()['content-type']);
      });
      const look = async () => {
        await page.waitForLoadState('networkidle');
        const { count, small } = await tooSmall(page);
        expect(count).toBeGreaterThan(0);
        expect(small).toEqual([]);
        const preloaded = page.locator('link[rel="preload"][as="image"]');
        await expect(preloaded).toHaveCount(1);
        const first = await preloaded.getAttribute('imagesrcset');
        await expect(page.locator('img[fetchpriority="high"]').first()).toHaveAttribute('srcset', first ?? '');
        expect(await shiftOf(page)).toBeLessThan(0.05);
      };
      await page.goto('/b2b/shop/verbena');
      await look();
      await page.goto(await firstProduct(page));
      await look();
      expect([...types]).toEqual(['image/avif']);
    });

    for (const { shown, path, after } of [
      { shown: 'home', path: '/b2b/shop/verbena', after: 'Смотреть каталог</a>' },
      { shown: 'product', path: '', after: '</h1>' },
    ]) {
      test(`what has come of a ${shown} page stays where it is when the rest of it comes`, async ({ page }) => {
        await watchShifts(page);
        const proxy = await startSplittingProxy(platform.origin(), after);
        try {
          const address = path || (await firstProduct(page));
          await page.goto(proxy.origin + address, { waitUntil: 'networkidle' });
          expect(await shiftOf(page)).toBeLessThan(0.05);
        } finally {
          proxy.stop();
        }
      });
    }
  });
}

for (const { kind, viewport } of [
  { kind: 'a phone', viewport: { width: 360, height: 740 } },
  { kind: 'a desktop', viewport: { width: 1280, height: 800 } },
]) {
  test.describe(`on ${kind} with two pixels to a point`, () => {
    test.use({ viewport, deviceScaleFactor: 2 });

    test('a picture wider than its frame is asked for with the frame’s pixels', async ({ page }) => {
      const { path, client, products } = await makeShop({ title: 'Широкое', text: 'Курьером', products: ['Панно'] });
      const file = new Blob([readFileSync(join(import.meta.dirname, '../pictures/coffee-cup.jpg'))]);
      const [externalId = ''] = products;
      await client.call(uploadContent, { file, idempotencyToken: randomUUID(), externalId, order: 1 });
      for (const address of [path, `${path}/product/${externalId}`]) {
        await page.goto(address, { waitUntil: 'networkidle' });
        const { count, small } = await tooSmall(page);
        expect(count).toBeGreaterThan(0);
        expect(small).toEqual([]);
      }
    });
  });
}

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('a product’s whole picture is seen beside its name and price', async ({ page }) => {
    await page.goto('/b2b/shop/verbena');
    const product = await page.locator('a[href*="/product/"]').first().getAttribute('href');
    await page.goto(product ?? '');
    const picture = await page.locator('img[fetchpriority="high"]').boundingBox();
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    if (!picture || !name) throw new Error('nothing is shown');
    expect(picture.width / picture.height).toBeCloseTo(3 / 3.5, 1);
    expect(picture.y + picture.height).toBeLessThanOrEqual(360);
    expect(name.x).toBeGreaterThan(picture.x + picture.width);
    expect(name.y + name.height).toBeLessThan(250);
  });
});

test('a picture fades in within 100 ms, and its colour stands in its place until it comes', async ({ page }) => {
  let late = true;
  const waiting: (() => void)[] = [];
  await page.route('**/content/file/**', async (route) => {
    if (late) await new Promise<void>((go) => waiting.push(go));
    await route.continue();
  });
  await page.goto('/b2b/shop/verbena', { waitUntil: 'domcontentloaded' });
  const card = page.getByRole('article').nth(3);
  const picture = card.locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('data-waiting', '');
  const frame = picture.locator('..');
  await expect(frame).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const fading = await picture.evaluate((image) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(image);
    const durations = transitionDuration.split(', ');
    return Object.fromEntries(transitionProperty.split(', ').map((name, index) => [name, durations[index]]));
  });
  expect(fading).toMatchObject({ opacity: '0.1s' });
  late = false;
  for (const go of waiting) go();
  await expect(picture).toHaveCSS('opacity', '1');
});

test.describe('a product’s pictures', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('that are not in view are not asked for until the strip is touched', async ({ page }) => {
    const address = await firstProduct(page);
    const large = new Set<string>();
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      // Thumbnails are the same files, 160 wide.
      if (Number(searchParams.get('w')) > 160) large.add(pathname);
    });
    await page.goto(address);
    const strip = page.getByRole('group', { name: /^Картинки/ });
    const links = await strip.getByRole('link').all();
    const pictures = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
    expect(pictures).toHaveLength(3);
    const cameOf = () => pictures.map((picture) => large.has(new URL(picture, page.url()).pathname));
    await page.waitForLoadState('networkidle');
    expect(cameOf()).toEqual([true, false, false]);
    await strip.tap();
    await expect.poll(() => cameOf()[1]).toBe(true);
  });

  test('open as files of their own where the code of the large ones does not come', async ({ page }) => {
    await page.route(laterFilesOf('shared-design-system'), (route) => route.abort());
    await page.goto(await firstProduct(page));
    await hydrated(page);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Открыть крупно: .*картинка 1$/ }).click();
    await expect.poll(async () => new URL((await opened).url()).pathname).toContain('/v1/content/file/pictures/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
