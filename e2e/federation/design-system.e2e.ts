import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { platform } from '../support/platform.ts';
import { activeVersions } from '../support/release-files.ts';
import { isMarked, mark } from './sections.ts';

const name = 'shared-design-system';

function parts(): { checkout: string[]; office: string[] } {
  const version = activeVersions()[name] ?? '';
  const { screens } = JSON.parse(
    readFileSync(join(platform.paths().releases, 'remotes', name, version, 'release.json'), 'utf8'),
  ) as { screens: Record<'home' | 'pages' | 'carousel' | 'checkout' | 'index', string[]> };
  const { home, pages, carousel, checkout, index } = screens;
  return {
    checkout: checkout.filter((file) => ![...home, ...pages].includes(file)),
    office: index.filter((file) => ![...home, ...pages, ...carousel, ...checkout].includes(file)),
  };
}

function requestedFiles(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /\/remotes\/shared-design-system\/[^/]+\/(.+)$/.exec(request.url()) ?? [];
    if (file) files.add(file);
  });
  return files;
}

test('cropper, sorting and forms do not reach a shopper’s first page', async ({ page }) => {
  const { checkout, office } = parts();
  // A server that has just started may leave its first page to the browser, which then makes the document's styles itself.
  await expect.poll(async () => (await page.request.get('/b2b/shop/verbena')).text()).toContain('Пионы');
  const files = requestedFiles(page);
  await page.goto('/b2b/shop/verbena', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: /Пионы/ }).first()).toBeVisible();
  const loaded = [...files];
  expect(loaded.filter((file) => [...checkout, ...office].includes(file))).toEqual([]);
  expect(loaded.filter((file) => /crop|sortable/.test(file))).toEqual([]);
  expect(loaded).toContain('remoteEntry.js');

  // They come with the page that needs them, without what only the office has.
  await page.goto('/b2b/shop/verbena/checkout', { waitUntil: 'networkidle' });
  await expect.poll(() => checkout.filter((file) => !files.has(file))).toEqual([]);
  expect(office.filter((file) => files.has(file))).toEqual([]);
});

test('the part of the checkout that does not come is asked for again, without a reload', async ({ page }) => {
  const { checkout } = parts();
  let broken = true;
  await page.route(`**/b2b/remotes/${name}/**`, (route) =>
    broken && checkout.some((file) => route.request().url().includes(file))
      ? route.fulfill({ status: 500 })
      : route.continue(),
  );
  await page.goto('/b2b/shop/verbena', { waitUntil: 'networkidle' });
  await mark(page);
  await page.getByRole('link', { name: 'КОРЗИНА' }).click();
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('heading', { name: 'В корзине пусто' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeHidden();
  expect(await isMarked(page)).toBe(true);
});
