import { expect, type Page, test } from '@playwright/test';
import { collectConsoleErrors } from '../support/collect-console-errors.ts';
import { hydrated } from '../support/hydrated.ts';
import { activeVersions, ownFilesOf } from '../support/release-files.ts';
import { changedCopy, release } from './release-command.ts';
import { sections, signIn, titleOf } from './sections.ts';

async function changeBytes(page: Page, files: RegExp): Promise<() => number> {
  let changed = 0;
  await page.route(files, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    // The last byte of a script ends a statement; a line's end does so too.
    body.writeUInt8(0x0a, body.length - 1);
    changed += 1;
    await route.fulfill({ response, body });
  });
  return () => changed;
}

/** From now on files come as they are. Those under way come through first: an answer to one that was given up is an error. */
const changeNoMore = (page: Page) => page.unrouteAll({ behavior: 'wait' });

const entryOf = (name: string) => new RegExp(`/b2b/remotes/${name}/${activeVersions()[name]}/remoteEntry\\.js`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const refused = (messages: readonly string[]) => messages.filter((text) => text.includes("'integrity' attribute"));

test.describe('changed bytes of a remote on their way to the browser', () => {
  test.beforeAll(async () => {
    const copy = changedCopy('mf-orders', {
      'src/texts.ts': (source) => source.replace("title: 'Заказы'", "title: 'Заказы сегодня'"),
    });
    await release('mf-orders', '--folder', copy.folder).finally(copy.remove);
  });
  test.afterAll(() => release('mf-orders', '--rollback'));

  for (const [what, files] of [
    ['its entry', () => entryOf('mf-orders')],
    ['the script of a screen', () => ownFilesOf('mf-orders', 'order-list')],
  ] as const) {
    test(`in ${what} never run: the release before it is shown, and the rest of the page works`, async ({ page }) => {
      await signIn(page, 'merchant');
      // What is released is served within a second.
      await expect(async () => {
        await page.goto('/b2b/merchant/orders');
        await expect(heading(page, 'Заказы сегодня')).toBeVisible({ timeout: 3_000 });
      }).toPass();
      const messages = collectConsoleErrors(page);
      const changed = await changeBytes(page, files());
      // By a link, so that no hint of the page has asked for them before.
      await page.goto('/b2b/merchant/settings/shop');
      await page.locator('nav a[href="/b2b/merchant/orders"]').first().click();
      await expect(heading(page, 'Заказы')).toBeVisible();
      await expect(page.getByRole('main').getByText(/№ \d+/).first()).toBeVisible();
      expect([changed() > 0, refused(messages).length > 0]).toEqual([true, true]);
      await page.getByRole('link', { name: 'Магазин', exact: true }).first().click();
      await expect(heading(page, 'Вербена')).toBeVisible();
    });
  }
});

test('changed bytes of a part that a remote loads later never run: it says so in its place, and a retry recovers', async ({
  page,
}) => {
  await signIn(page, 'merchant');
  await changeBytes(page, /\/b2b\/remotes\/mf-settings\//);
  await page.goto('/b2b/merchant/settings/shop');
  await expect(page.getByRole('heading', { name: `Раздел «${titleOf('mf-settings')}» не загрузился` })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await changeNoMore(page);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/ОГРНИП/)
      .first(),
  ).toBeVisible();
});

test('changed bytes of a part of the design system never run: its release before is shown', async ({ page }) => {
  const name = 'shared-design-system';
  const copy = changedCopy(name, {
    'src/recipes/button.ts': (source) =>
      source.replace(/cursor: pointer;[\s\S]*?touch-action/, 'cursor: cell; touch-action'),
  });
  await release(name, '--folder', copy.folder).finally(copy.remove);
  try {
    const button = page.getByRole('link', { name: 'Открыть магазин' });
    await expect(async () => {
      await page.goto('/b2b/');
      await expect(button).toHaveCSS('cursor', 'cell', { timeout: 3_000 });
    }).toPass();
    const changed = await changeBytes(page, new RegExp(`/b2b/remotes/${name}/${activeVersions()[name]}/shop\\.js`));
    await page.goto('/b2b/');
    await expect(button).not.toHaveCSS('cursor', 'cell');
    expect(changed()).toBeGreaterThan(0);
  } finally {
    await release(name, '--rollback');
  }
});

test('changed bytes of the design system never run: a page says so and recovers', async ({ page }) => {
  const messages = collectConsoleErrors(page);
  const changed = await changeBytes(page, /\/b2b\/remotes\/shared-design-system\/[^?]*\.js/);
  await page.goto('/b2b/');
  await expect(page.getByRole('heading', { name: 'Страница не открылась' })).toBeVisible({ timeout: 20_000 });
  expect([changed() > 0, refused(messages).length > 0]).toEqual([true, true]);
  await changeNoMore(page);
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(page.getByRole('link', { name: 'Открыть магазин' })).toBeVisible();
});

test('changed bytes of the first script of a shop’s page never run: it stays readable and says so', async ({
  page,
}) => {
  const messages = collectConsoleErrors(page);
  await changeBytes(page, /\/b2b\/remotes\/host-shell\/[^/]+\/main\.js/);
  await page.goto('/b2b/shop/verbena');
  await expect(page.locator('#b2b-late')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main').getByText(/Пионы/).first()).toBeVisible();
  expect(refused(messages)).not.toEqual([]);
  await changeNoMore(page);
  await page.locator('#b2b-late').getByRole('link', { name: 'Попробовать ещё раз' }).click();
  await hydrated(page);
});

test('changed bytes of the first script of an empty page never run: it says so, and another try recovers', async ({
  page,
}) => {
  await changeBytes(page, /\/b2b\/remotes\/host-shell\/[^/]+\/main\.js/);
  await page.goto('/b2b/merchant/sign-in');
  await expect(page.locator('#b2b-late')).toBeVisible();
  await changeNoMore(page);
  await page.locator('#b2b-late').getByRole('link').click();
  await expect(page.getByLabel('Почта')).toBeVisible();
});

test('every script of every section is one of which it is known what it is', async ({ page }) => {
  const messages = collectConsoleErrors(page);
  const requests = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script') requests.set(pathname, (requests.get(pathname) ?? 0) + 1);
  });
  // As in production, where a browser refuses every other script.
  await page.route(/\/b2b\/(?!bff|remotes)/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'integrity-policy': 'blocked-destinations=(script)' };
    await route.fulfill({ response, headers });
  });
  for (const { path, shows, as } of sections) {
    await signIn(page, as);
    // What the page before it still asks for does not count.
    await page.goto('about:blank');
    requests.clear();
    await page.goto(path);
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
    // What was asked for ahead is what is run: nothing comes twice.
    expect([...requests].filter(([, times]) => times > 1)).toEqual([]);
  }
  expect(messages).toEqual([]);
});
