import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { collectConsoleErrors } from '../support/collect-console-errors.ts';
import { platform } from '../support/platform.ts';
import { startDev } from './dev-command.ts';
import { changedCopy } from './release-command.ts';
import { isMarked, mark } from './sections.ts';

const checkout = resolve(import.meta.dirname, '../..');

async function signInThere(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/b2b/merchant/sign-in?next=%2Fmerchant%2Forders`);
  await page.getByLabel('Почта').fill('verbena@demo.local');
  await page.getByLabel('Пароль', { exact: true }).fill('demo-demo');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a remote is developed against a platform that runs: here it is the edited one, hot; for everybody else nothing changes', async ({
  browser,
}) => {
  const screen = 'src/screens/order-list.tsx';
  const copy = changedCopy('mf-orders', {
    [screen]: (source) => source.replace('title={texts.title}', "title={'Заказы из исходников'}"),
  });
  const before = platform.pid('bff-express');
  const dev = await startDev(['tooling/scripts/dev.mjs', 'mf-orders', '--folder', copy.folder], checkout, {
    B2B_DATA_DIR: platform.dataDir(),
  });
  try {
    const developer = await (await browser.newContext()).newPage();
    const messages = collectConsoleErrors(developer);
    await signInThere(developer, dev.origin);
    await expect(title(developer, 'Заказы из исходников')).toBeVisible({ timeout: 30_000 });

    const merchant = await (await browser.newContext()).newPage();
    await signInThere(merchant, platform.origin());
    await expect(title(merchant, 'Заказы')).toBeVisible();
    expect(await registryOf(platform.origin())).not.toContain('/dev/');

    await mark(developer);
    const file = join(copy.folder, screen);
    writeFileSync(file, readFileSync(file, 'utf8').replace('Заказы из исходников', 'Заказы на ходу'));
    await expect(title(developer, 'Заказы на ходу')).toBeVisible({ timeout: 30_000 });
    expect(await isMarked(developer)).toBe(true);

    // What others show is rendered by the platform, as it is there.
    const shop = await fetch(`${dev.origin}/b2b/shop/verbena`, { headers: { accept: 'text/html' } });
    expect(await shop.text()).toMatch(/<h1[^>]*>.*Вербена/);
    await merchant.reload();
    await expect(title(merchant, 'Заказы')).toBeVisible();
    expect(platform.pid('bff-express')).toBe(before);
    // No site reaches it by pointing a name of its own at this machine.
    expect(await statusFor(dev.origin, 'evil.example')).toBe(403);
    expect(messages).toEqual([]);
  } finally {
    await dev.stop();
    copy.remove();
  }
});

const statusFor = (origin: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const request = get(`${origin}/b2b/`, { headers: { host, accept: 'text/html' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.on('error', reject);
  });

const registryOf = async (origin: string): Promise<string> => (await fetch(`${origin}/b2b/bff/registry`)).text();
