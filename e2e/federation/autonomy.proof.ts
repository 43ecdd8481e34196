import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { openShop } from '../checkout/selling-shop.ts';
import { addToCart, expectOrderPage, fields, fillIn, openCheckout, submit } from '../checkout/shopper.ts';
import { collectConsoleErrors } from '../support/collect-console-errors.ts';
import { platform } from '../support/platform.ts';
import { activeVersions } from '../support/release-files.ts';
import { changedCopy, remote } from './release-command.ts';
import { signIn } from './sections.ts';

const checkout = resolve(import.meta.dirname, '../..');
const rate = 50;

const firstFiles = {
  'mf-storefront': 'src/index.ts',
  'mf-catalog-admin': 'src/index.ts',
  'mf-orders': 'src/index.ts',
  'mf-settings': 'src/index.ts',
  'mf-generator': 'src/index.ts',
  'mf-admin': 'src/index.ts',
  'shared-design-system': 'src/index.ts',
  'host-shell': 'src/start.ts',
};

function startLoad() {
  const paths = [
    '/b2b/shop/verbena',
    '/b2b/shop/verbena/checkout',
    '/b2b/merchant/sign-in',
    '/b2b/bff/registry',
    '/b2b/bff/auth/session',
  ];
  let count = 0;
  const failed: string[] = [];
  const pending = new Set<Promise<void>>();
  const ask = async (): Promise<void> => {
    const path = paths[count++ % paths.length] ?? '';
    try {
      const answer = await fetch(platform.origin() + path, { signal: AbortSignal.timeout(20_000), redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.status >= 500 || answer.status === 404) failed.push(`${path} ${answer.status}`);
    } catch (error) {
      failed.push(`${path} ${String((error as Error).cause ?? error)}`);
    }
  };
  const timer = setInterval(() => {
    const one = ask();
    pending.add(one);
    void one.then(() => pending.delete(one));
  }, 1_000 / rate);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      return { count, failed };
    },
  };
}

async function buy(page: Page, { shop, product }: { shop: string; product: string }, isOver: () => boolean) {
  let orders = 0;
  while (!isOver()) {
    await page.goto(shop);
    await page
      .getByRole('link', { name: /Тюльпаны/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Тюльпаны/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: /Тюльпаны/ }).first()).toBeVisible();
    await addToCart(page, shop, product);
    await openCheckout(page, shop);
    await fillIn(page);
    await submit(page).click();
    await expectOrderPage(page);
    orders += 1;
  }
  return orders;
}

const restart = (name: string) =>
  promisify(execFile)(process.execPath, [join(checkout, 'tooling/scripts/restart.mjs'), name], {
    cwd: checkout,
    env: { ...process.env, B2B_DATA_DIR: platform.dataDir() },
  });

test('while everything is released three times and put back, and restarted, nobody notices', async ({ browser }) => {
  test.setTimeout(900_000);
  const versions = activeVersions();
  const merchant = await browser.newPage();
  const buyer = await browser.newPage();
  const hesitant = await (await browser.newContext()).newPage();
  const messages = [merchant, buyer, hesitant].map(collectConsoleErrors);
  const selling = await openShop();
  const product = await selling.add('Тюльпаны', 4900);
  await addToCart(hesitant, selling.path, product);
  await openCheckout(hesitant, selling.path);
  await fillIn(hesitant);
  await signIn(merchant, 'merchant');
  await merchant.goto('/b2b/merchant/products/new');
  await merchant.getByLabel('Название', { exact: true }).fill('Пионы, которые ещё не сохранены');
  const load = startLoad();
  let isOver = false;
  const buying = buy(buyer, { shop: selling.path, product }, () => isOver);
  let orders = 0;
  try {
    for (const [name, file] of Object.entries(firstFiles)) {
      const copy = changedCopy(name, { [file]: (source) => `${source}\n// Another release.\n` });
      try {
        await remote('publish', name);
        await remote('activate', name, versions[name] ?? '');
        const output = await remote('publish', name, '--source', copy.folder, '--activate');
        expect(output).toContain('отдаётся всем');
        await remote('activate', name, versions[name] ?? '');
        await remote('rollback', name);
      } finally {
        copy.remove();
      }
    }
    for (let turn = 0; turn < 3; turn += 1)
      for (const name of ['bff-express', 'upstream-services']) await restart(name);
  } finally {
    isOver = true;
    orders = await buying;
    for (const name of Object.keys(firstFiles)) await remote('activate', name, versions[name] ?? '').catch(() => '');
  }
  const { count, failed } = await load.stop();
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(1_000);
  expect(orders).toBeGreaterThan(5);
  // Numbers of a shop's orders have no gaps, from 1001.
  expect((await selling.orders())[0]?.number).toBe(String(1_000 + orders));
  await expect(hesitant.getByLabel(fields.address)).toHaveValue('ул. Зайцева, 5');
  await submit(hesitant).click();
  await expectOrderPage(hesitant);
  expect(messages.flat()).toEqual([]);
  await expect(merchant.getByLabel('Название', { exact: true })).toHaveValue('Пионы, которые ещё не сохранены');
  await merchant.close();
  await buyer.close();
  await hesitant.context().close();
});
