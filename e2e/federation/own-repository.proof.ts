import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { createKeyPair } from 'shared-node/release-signatures';
import { packSdk } from 'tooling/sdk';
import { collectConsoleErrors } from '../support/collect-console-errors.ts';
import { hydrated } from '../support/hydrated.ts';
import { platform } from '../support/platform.ts';
import { startDev } from './dev-command.ts';
import { remoteAs } from './release-command.ts';
import { isMarked, mark } from './sections.ts';

const checkout = resolve(import.meta.dirname, '../..');
const name = 'mf-reviews';
const page = '/b2b/shop/verbena/reviews';

async function runAs(
  variables: Record<string, string>,
  folder: string,
  command: string,
  ...args: string[]
): Promise<string> {
  const { PATH: path = '', HOME: home } = process.env;
  const others = path.split(':').filter((one) => !one.startsWith(checkout));
  // Which certificates a machine trusts is the machine's, and no variable of this repository.
  const { NODE_EXTRA_CA_CERTS = '' } = process.env;
  const trusted = NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {};
  const env = { ...variables, ...trusted, HOME: home, PATH: [resolve(process.execPath, '..'), ...others].join(':') };
  const { stdout } = await promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 1 << 26 });
  return stdout;
}

const runIn = (folder: string, command: string, ...args: string[]) => runAs({}, folder, command, ...args);

async function newTeam(): Promise<Record<string, string>> {
  const { privateKey, publicKey } = createKeyPair();
  const script = join(checkout, 'upstream-services/src/make-team.ts');
  const env = { ...process.env, DATABASE_URL: platform.databaseUrl() };
  const args = [script, 'reviews', publicKey, '--containers', name];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const token = stdout.trim().split('\n').at(-1) ?? '';
  return { REMOTE_ORIGIN: platform.origin(), REMOTE_TEAM: 'reviews', REMOTE_TOKEN: token, REMOTE_KEY: privateKey };
}

test('a remote of a repository of its own is made, tested, built, developed and shown with packages alone', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const temporary = mkdtempSync(join(tmpdir(), 'b2b-own-'));
  const [sdk, folder] = ['sdk', 'repository'].map((one) => join(temporary, one)) as [string, string];
  const team = await newTeam();
  try {
    const packages = (await packSdk(sdk)).map((file) => join(sdk, file));
    cpSync(join(checkout, 'tooling/kit/template/gitignore'), join(folder, '.gitignore'));
    const install = ['install', '--prefer-offline', '--no-audit', '--no-fund'];
    await runIn(folder, 'npm', ...install, 'react@18', 'react-dom@18', ...packages);
    await runIn(folder, 'npx', '--no', 'b2b-remote', 'create', name);
    await runIn(folder, 'npm', ...install);
    for (const script of ['types', 'test', 'check', 'build']) await runIn(folder, 'npm', 'run', script);
    for (const file of globSync('dist/**/*.{js,cjs,json}', { cwd: folder }))
      expect(readFileSync(join(folder, file), 'utf8')).not.toContain(temporary);

    const kit = join(folder, 'node_modules/remote-kit/tooling/kit/main.js');
    const dev = await startDev([kit, 'dev', '--against', platform.origin()], folder);
    try {
      const developer = await browser.newPage();
      await developer.goto(dev.origin + page);
      await expect(developer.getByRole('heading', { level: 1, name: 'Отзывов пока нет' })).toBeVisible();
      await mark(developer);
      const texts = join(folder, 'src/screens/start.tsx');
      writeFileSync(texts, readFileSync(texts, 'utf8').replace('title={texts.empty}', "title={'Отзывы на ходу'}"));
      await expect(developer.getByRole('heading', { level: 1, name: 'Отзывы на ходу' })).toBeVisible();
      expect(await isMarked(developer)).toBe(true);
    } finally {
      await dev.stop();
    }

    const publish = ['--no', 'b2b-remote', 'publish', '--activate', '--reason', 'первый выпуск'];
    expect(await runAs(team, folder, 'npx', ...publish)).toMatch(/mf-reviews \S+ отдаётся всем/);
    await expect(async () => {
      const html = await (await fetch(platform.origin() + page)).text();
      expect(html).toContain('Здесь будут слова покупателей магазина «Вербена».');
    }).toPass({ timeout: 30_000 });
    const shopper = await browser.newPage();
    const messages = collectConsoleErrors(shopper);
    const answer = await shopper.goto(platform.origin() + page);
    await hydrated(shopper);
    expect(answer?.status()).toBe(200);
    await expect(shopper).toHaveTitle('Отзывы — Вербена');
    await shopper.getByRole('link', { name: 'Смотреть каталог' }).click();
    await expect(shopper.getByRole('link', { name: /Пионы/ }).first()).toBeVisible();
    expect(messages).toEqual([]);
  } finally {
    // Nobody gets it from now on.
    await remoteAs(team, 'rollback', name).catch(() => '');
    rmSync(temporary, { recursive: true, force: true });
  }
});
