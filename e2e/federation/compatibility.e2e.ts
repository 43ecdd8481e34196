import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { platform } from '../support/platform.ts';
import { activeVersions } from '../support/release-files.ts';
import { changedCopy, release } from './release-command.ts';
import { signIn } from './sections.ts';

const remote = 'mf-orders';
const releases = () => platform.paths().releases;
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const releaseFile = (version: string) => join(releases(), 'remotes', remote, version, 'release.json');

const stateFile = () => join(releases(), 'active.json');

const writeState = (state: object): void =>
  writeFileSync(stateFile(), JSON.stringify({ ...state, revision: readJson(stateFile()).revision + 1 }));

function activate(version: string): void {
  const state = readJson(stateFile());
  const before = state.active[remote];
  const previous = { ...state.previous, [remote]: [before, ...(state.previous[remote] ?? [])] };
  writeState({ ...state, active: { ...state.active, [remote]: version }, previous });
}

const registry = async (page: Page) => (await page.request.get('/b2b/bff/registry')).json();
const servedVersion = async (page: Page): Promise<string> =>
  (await registry(page)).containers.find((one: { name: string }) => one.name === remote).version;

const ordersShown = async (page: Page): Promise<void> => {
  await page.goto('/b2b/merchant/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Заказы', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
};
const fallbackTold = (page: Page) =>
  page.waitForRequest(
    (request) => request.url().endsWith('/telemetry') && (request.postData() ?? '').includes('remote-fallback'),
  );

test.describe('a release that takes a name which the shell does not export', () => {
  let state: object;
  let before: string;
  let built: string;
  let facts: string;

  test.beforeAll(async () => {
    state = readJson(stateFile());
    before = activeVersions()[remote] ?? '';
    const copy = changedCopy(remote, {
      'src/screens/order-list.tsx': (source) =>
        source
          .replace(/^import /m, "import { useDropped } from 'shared-runtime';\nimport ")
          .replace(/(export default function \w+\([^)]*\) \{)/, '$1\n  useDropped();'),
    });
    try {
      const refused = await release(remote, '--folder', copy.folder).catch((error) => String(error.stderr));
      expect(refused).toMatch(
        new RegExp(
          `${remote} \\S+ не подходит к тому, что действует: .* берёт из модуля shared-runtime то, чего в host-shell \\S+ нет: useDropped\\.`,
        ),
      );
      built = /mf-orders (\S+) не подходит/.exec(refused)?.[1] ?? '';
      facts = readFileSync(releaseFile(built), 'utf8');
    } finally {
      copy.remove();
    }
  });
  test.afterEach(() => writeState(state));

  test('is refused, and not served when somebody writes it into the folder all the same', async ({ page }) => {
    expect(activeVersions()[remote]).toBe(before);
    activate(built);
    await expect(async () => {
      expect((await registry(page)).givenUp).toMatchObject([{ name: remote, version: built }]);
    }).toPass();
    expect(await servedVersion(page)).toBe(before);
    await signIn(page, 'merchant');
    await ordersShown(page);
  });

  test('and gets onto a page all the same is shown by the release before it, of which telemetry hears', async ({
    page,
  }) => {
    // It says nothing of itself, so that nobody could know.
    const { uses: _, ...silent } = JSON.parse(facts);
    const version = `${built}-silent`;
    const folder = join(releases(), 'remotes', remote);
    cpSync(join(folder, built), join(folder, version), { recursive: true });
    writeFileSync(releaseFile(version), JSON.stringify({ ...silent, version }));
    activate(version);
    await expect(async () => expect(await servedVersion(page)).toBe(version)).toPass();
    // What it would say where it is asked by a page on which it throws.
    await page.route(`**/${version}/release.json`, (route) => route.fulfill({ body: facts }));
    await signIn(page, 'merchant');
    const fallbackReport = fallbackTold(page);
    await ordersShown(page);
    await fallbackReport;
  });
});

test('a release that needs another version of what the page has is shown by the one before it', async ({ page }) => {
  const copy = changedCopy(remote, { 'src/texts.ts': (source) => source.replace("title: 'Заказы'", "title: 'Новые'") });
  try {
    await release(remote, '--folder', copy.folder);
  } finally {
    copy.remove();
  }
  try {
    const version = activeVersions()[remote] ?? '';
    await page.route(`**/${remote}/${version}/remoteEntry.js`, async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      expect(text).toContain('^18.3.1');
      await route.fulfill({ response: answer, body: text.replaceAll('^18.3.1', '^18.99.0') });
    });
    await signIn(page, 'merchant');
    const fallbackReport = fallbackTold(page);
    await ordersShown(page);
    await fallbackReport;
  } finally {
    await release(remote, '--rollback');
  }
});
