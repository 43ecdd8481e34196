import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { collectConsoleErrors } from '../support/collect-console-errors.ts';
import { hydrated } from '../support/hydrated.ts';
import { release } from './release-command.ts';
import { signIn } from './sections.ts';

const checkout = resolve(import.meta.dirname, '../..');
const name = 'mf-notes';
const slots = ['dashboard.main', 'order.more', 'product.picture', 'shop.product'];

async function productPage(page: Page): Promise<string> {
  await page.goto('/b2b/shop/verbena');
  const link = page.getByRole('article').getByRole('link', { name: /Пионы/ }).first();
  return (await link.getAttribute('href')) ?? '';
}

test('a product’s page on which nothing fills its slot has no element and no script for it', async ({ page }) => {
  const path = await productPage(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /slot/.test(url))).toEqual([]);
  expect(await page.locator('main div:empty').count()).toBe(0);
});

test.describe('a remote that create-remote has made fills the slots of others', () => {
  let temporary: string;

  test.beforeAll(async () => {
    const script = join(checkout, 'tooling/scripts/create-remote.mjs');
    const args = [script, name, ...slots.flatMap((slot) => ['--slot', slot])];
    await promisify(execFile)(process.execPath, args, { cwd: checkout });
    mkdirSync(join(checkout, '.data'), { recursive: true });
    temporary = mkdtempSync(join(checkout, '.data/e2e-'));
    renameSync(join(checkout, name), join(temporary, name));
    await release(name, '--folder', join(temporary, name));
  });
  test.afterAll(async () => {
    rmSync(temporary, { recursive: true, force: true });
    await release(name, '--rollback');
  });

  test('in the office: the first page, an order, the editor of a product', async ({ page }) => {
    await signIn(page, 'merchant');
    const shown = page.getByRole('main').getByText(name, { exact: true });
    await page.goto('/b2b/merchant');
    await expect(shown).toBeVisible();
    await page.goto('/b2b/merchant/orders');
    await page
      .getByRole('main')
      .getByRole('link', { name: /№|Пион|Роз|букет/i })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /\d{3,}/ })).toBeVisible();
    await expect(shown).toBeVisible();
    await page.goto('/b2b/merchant/products');
    await page.getByRole('main').getByRole('link', { name: /Пионы/ }).first().click();
    await expect(shown).toBeVisible();
  });

  test('on a product’s page: into room that the server kept, and nothing moves', async ({ page }) => {
    const path = await productPage(page);
    const messages = collectConsoleErrors(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + entry.value,
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await hydrated(page);
    const filled = page.getByRole('main').getByText(name, { exact: true });
    await expect(filled).toBeVisible();
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
    expect(messages).toEqual([]);
  });
});
