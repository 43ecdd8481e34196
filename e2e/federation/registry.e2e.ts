import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { createKeyPair } from 'shared-node/release-signatures';
import { platform } from '../support/platform.ts';
import { changedCopy, remote } from './release-command.ts';
import { signIn } from './sections.ts';

const checkout = resolve(import.meta.dirname, '../..');
const name = 'mf-orders';
const address = '/b2b/merchant/orders';

const titled = (title: string) =>
  changedCopy(name, { 'src/texts.ts': (source) => source.replace("title: 'Заказы'", `title: '${title}'`) });

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });

const served = async (page: Page): Promise<string> => {
  const { containers } = await (await page.request.get('/b2b/bff/registry')).json();
  return containers.find((entry: { name: string }) => entry.name === name).version;
};

const versionIn = (output: string): string => /mf-orders (\S+) опубликован/.exec(output)?.[1] ?? '';

test.describe.configure({ mode: 'serial' });

test.describe('a team that publishes over HTTP', () => {
  test.afterAll(async () => {
    // Whatever failed, the platform goes on with what it was built with.
    for (let turn = 0; turn < 5; turn += 1) {
      const taken = await remote('rollback', name).then(
        () => true,
        () => false,
      );
      if (!taken) return;
    }
  });

  test('is served within seconds, while nothing restarts, and takes it back', async ({ page }) => {
    const before = await served(page);
    const processes = ['postgres', 'upstream-services', 'bff-express'].map((each) => platform.pid(each));
    const copy = titled('Заказы сегодня');
    try {
      const output = await remote('publish', name, '--source', copy.folder, '--activate', '--reason', 'проба');
      expect(output).toContain('отдаётся всем');
      expect(await served(page)).toBe(versionIn(output));
      await signIn(page, 'merchant');
      await page.goto(address);
      await expect(heading(page, 'Заказы сегодня')).toBeVisible();
      const listed = await remote('list', name);
      expect(listed).toMatch(new RegExp(`● ${versionIn(output)}`));
      expect(listed).toMatch(/activated .* team platform {2}проба/);

      await remote('rollback', name);
      expect(await served(page)).toBe(before);
      await page.goto(address);
      await expect(heading(page, 'Заказы')).toBeVisible();
      expect(['postgres', 'upstream-services', 'bff-express'].map((each) => platform.pid(each))).toEqual(processes);
    } finally {
      copy.remove();
    }
  });

  test('gives a release to whoever has a link first, then to all', async ({ page, browser }) => {
    const before = await served(page);
    const copy = titled('Заказы на пробу');
    try {
      const version = versionIn(await remote('publish', name, '--source', copy.folder));
      expect(await served(page)).toBe(before);
      await remote('canary', name, version);
      const link = /https?:\S+/.exec(await remote('preview', name))?.[0] ?? '';
      const tester = await browser.newPage();
      await tester.goto(link);
      await signIn(tester, 'merchant');
      await tester.goto(address);
      await expect(heading(tester, 'Заказы на пробу')).toBeVisible();
      await signIn(page, 'merchant');
      await page.goto(address);
      await expect(heading(page, 'Заказы')).toBeVisible();
      await remote('promote', name);
      await page.goto(address);
      await expect(heading(page, 'Заказы на пробу')).toBeVisible();
      await tester.close();
      // Held, it stays whatever is to take its place.
      await remote('pin', name);
      await expect(remote('activate', name, before)).rejects.toMatchObject({
        stderr: expect.stringContaining('закреплён'),
      });
      expect(await served(page)).toBe(version);
      expect(await remote('pin', name, '--off')).toContain('больше не закреплён');
      expect(await remote('diff', name, before, version)).toMatch(/^[~+-] \S+\.js$/m);
      expect(await remote('keys')).toMatch(/[\w-]{43}/);
    } finally {
      copy.remove();
    }
  });

  test("is not disturbed by another team's, nor by a build and a start of another checkout", async ({ page }) => {
    const orders = titled('Заказы одной команды');
    const settings = changedCopy('mf-settings', {
      'src/shop-texts.ts': (source) => source.replace("title: 'Данные магазина'", "title: 'Данные другой команды'"),
    });
    try {
      const outputs = await Promise.all([
        remote('publish', name, '--source', orders.folder, '--activate'),
        remote('publish', 'mf-settings', '--source', settings.folder, '--activate'),
      ]);
      for (const line of outputs) expect(line).toContain('отдаётся всем');
      // What another checkout builds, and a start would make active.
      const env = { ...process.env, B2B_DATA_DIR: platform.dataDir(), RELEASES_DIR: platform.paths().releases };
      await promisify(execFile)(process.execPath, [join(checkout, 'tooling/scripts/build.mjs')], {
        cwd: checkout,
        env,
      });
      await signIn(page, 'merchant');
      await page.goto(address);
      await expect(heading(page, 'Заказы одной команды')).toBeVisible();
      await page.goto('/b2b/merchant/settings/shop');
      await expect(heading(page, 'Данные другой команды')).toBeVisible();
    } finally {
      orders.remove();
      settings.remove();
      await remote('rollback', 'mf-settings').catch(() => undefined);
    }
  });

  test('is refused with a key that the registry does not know', async () => {
    const { privateKey } = createKeyPair();
    const { team, token } = JSON.parse(readFileSync(join(platform.dataDir(), 'team.json'), 'utf8'));
    const env = {
      ...process.env,
      B2B_DATA_DIR: platform.dataDir(),
      REMOTE_ORIGIN: platform.origin(),
      REMOTE_TEAM: team,
      REMOTE_TOKEN: token,
      REMOTE_KEY: privateKey,
    };
    const script = join(checkout, 'tooling/scripts/remote.mjs');
    const publishing = promisify(execFile)(process.execPath, [script, 'publish', 'mf-generator'], {
      cwd: checkout,
      env,
    });
    await expect(publishing).rejects.toMatchObject({ stderr: expect.stringContaining('подпись не подходит') });
  });
});
