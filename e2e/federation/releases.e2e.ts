import { expect, type Page, test } from '@playwright/test';
import { collectConsoleErrors } from '../support/collect-console-errors.ts';
import { hydrated } from '../support/hydrated.ts';
import { platform } from '../support/platform.ts';
import { activeVersions, filesOf } from '../support/release-files.ts';
import { activeFiles, changedCopy, release } from './release-command.ts';
import { sections, signIn } from './sections.ts';

const processes = () => ['postgres', 'upstream-services', 'bff-express'].map((name) => platform.pid(name));
const openOrders = (page: Page) => page.goto('/b2b/merchant/orders');

test('a release of one remote reaches the next page, nothing restarts, and a rollback takes it back', async ({
  page,
  context,
}) => {
  const copy = changedCopy('mf-orders', {
    'src/texts.ts': (source) => source.replace("title: 'Заказы'", "title: 'Заказы сегодня'"),
  });
  try {
    await signIn(page, 'merchant');
    await openOrders(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Заказы', exact: true })).toBeVisible();
    const before = processes();
    const versions = activeVersions();

    await release('mf-orders', '--folder', copy.folder);
    const next = await context.newPage();
    await expect(async () => {
      await openOrders(next);
      await expect(next.getByRole('heading', { level: 1, name: 'Заказы сегодня' })).toBeVisible({ timeout: 3_000 });
    }).toPass();
    const { 'mf-orders': released, ...others } = activeVersions();
    expect({ ...others, 'mf-orders': versions['mf-orders'] }).toEqual(versions);
    expect(released).not.toBe(versions['mf-orders']);

    // The tab that was open works on, and the files of the release that it began with are there.
    await page
      .getByRole('main')
      .getByRole('link', { name: /№|Пион|Роз|букет/i })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /\d{3,}/ })).toBeVisible();
    const entry = await page.request.get(`/b2b/remotes/mf-orders/${versions['mf-orders']}/remoteEntry.js`);
    expect(entry.status()).toBe(200);

    await release('mf-orders', '--rollback');
    expect(activeVersions()).toEqual(versions);
    await expect(async () => {
      await openOrders(next);
      await expect(next.getByRole('heading', { level: 1, name: 'Заказы', exact: true })).toBeVisible({
        timeout: 3_000,
      });
    }).toPass();
    expect(processes()).toEqual(before);
  } finally {
    copy.remove();
  }
});

test.describe('a release of the design system alone', () => {
  const name = 'shared-design-system';
  const remotes = sections.map(({ remote }) => remote);
  let before: { processes: number[]; files: string[][] };

  test.beforeAll(async () => {
    before = { processes: processes(), files: remotes.map(activeFiles) };
    const copy = changedCopy(name, {
      'src/recipes/button.ts': (source) => source.replace('cursor: pointer;', 'cursor: cell;'),
      'src/texts.ts': (source) => source.replace("'КАТАЛОГ'", "'ВИТРИНА'"),
    });
    try {
      await release(name, '--folder', copy.folder);
    } finally {
      copy.remove();
    }
  });
  test.afterAll(() => release(name, '--rollback'));

  test('reaches server and browser together, and nothing restarts', async ({ page }) => {
    const path = '/b2b/shop/verbena';
    await expect(async () => {
      expect(await (await page.request.get(path)).text()).toContain('ВИТРИНА');
    }).toPass();
    const messages = collectConsoleErrors(page);
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'ВИТРИНА' })).toBeVisible();
    expect([messages, processes()]).toEqual([[], before.processes]);
  });

  test('changes a button in every remote, whose files stay byte for byte the same', async ({ page }) => {
    const retryButton = page.getByRole('main').getByRole('button', { name: 'Повторить' }).first();
    const shopButton = page.getByRole('link', { name: 'Смотреть каталог' });
    await page.route(/\/b2b\/bff\/(?!auth|telemetry)/, (route) => route.fulfill({ status: 500 }));
    for (const { remote, path, as } of sections) {
      await signIn(page, as);
      await expect(async () => {
        await page.goto(path);
        await expect(as === 'shopper' ? shopButton : retryButton, remote).toHaveCSS('cursor', 'cell', {
          timeout: 5_000,
        });
      }).toPass();
    }
    expect(remotes.map(activeFiles)).toEqual(before.files);
  });

  test('whose files do not come leaves a page with the release before it, of which telemetry hears', async ({
    page,
  }) => {
    const broken = `**/b2b/remotes/${name}/${activeVersions()[name]}/**`;
    await page.route(broken, (route) => route.fulfill({ status: 500 }));
    const fallbackTold = () =>
      page.waitForRequest(
        (request) => request.url().endsWith('/telemetry') && (request.postData() ?? '').includes('remote-fallback'),
      );
    let fallbackReport = fallbackTold();
    await page.goto('/b2b/');
    await expect(page.getByRole('link', { name: 'Открыть магазин' })).not.toHaveCSS('cursor', 'cell');
    await fallbackReport;

    // The office takes all of it from one release: also when only the part that it has for itself does not come.
    await page.unrouteAll();
    await page.route(filesOf(name, 'office'), (route) => route.fulfill({ status: 500 }));
    await signIn(page, 'merchant');
    fallbackReport = fallbackTold();
    await openOrders(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Заказы', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await fallbackReport;
  });
});
