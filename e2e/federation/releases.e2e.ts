import { expect, type Page, test } from '@playwright/test';
import { platform } from '../support/platform.ts';
import { activeVersions, ownFilesOf } from '../support/release-files.ts';
import { activeFiles, changedCopy, release } from './release-command.ts';
import { isMarked, mark, sections, signIn } from './sections.ts';

const processes = () => ['postgres', 'upstream-services', 'bff-express'].map((name) => platform.pid(name));
const openOrders = (page: Page) => page.goto('/b2b/merchant/orders');

test('a release of one remote reaches the next page, nothing restarts, and a rollback takes it back', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const copy = changedCopy('mf-orders', 'src/texts.ts', (source) =>
    source.replace("title: 'Заказы'", "title: 'Заказы сегодня'"),
  );
  try {
    await signIn(page, 'merchant');
    await openOrders(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Заказы', exact: true })).toBeVisible();
    await mark(page);
    const before = processes();
    const versions = activeVersions();

    await release('mf-orders', '--folder', copy.folder);
    const next = await context.newPage();
    await expect(async () => {
      await openOrders(next);
      await expect(next.getByRole('heading', { level: 1, name: 'Заказы сегодня' })).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 20_000 });
    const { 'mf-orders': released, ...others } = activeVersions();
    expect({ ...others, 'mf-orders': versions['mf-orders'] }).toEqual(versions);
    expect(released).not.toBe(versions['mf-orders']);

    // The tab that was open goes on with the release it began with, its later chunks too.
    await page
      .getByRole('main')
      .getByRole('link', { name: /№|Пион|Роз|букет/i })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /\d{3,}/ })).toBeVisible();
    expect(await isMarked(page)).toBe(true);

    await release('mf-orders', '--rollback');
    expect(activeVersions()).toEqual(versions);
    await expect(async () => {
      await openOrders(next);
      await expect(next.getByRole('heading', { level: 1, name: 'Заказы', exact: true })).toBeVisible({
        timeout: 3_000,
      });
    }).toPass({ timeout: 20_000 });
    expect(processes()).toEqual(before);
  } finally {
    copy.remove();
  }
});

test('a release of the design system alone changes a button in every remote, whose files stay byte for byte the same', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const copy = changedCopy('shared-design-system', 'src/recipes/button.ts', (source) =>
    source.replace('base: `', 'base: `\n    scroll-margin-top: 13px;'),
  );
  const remotes = sections.map(({ remote }) => remote);
  const before = remotes.map(activeFiles);
  /** Every office screen offers another try when its data does not come; a shop's page comes with its data. */
  const retryButton = page.getByRole('main').getByRole('button', { name: 'Повторить' }).first();
  const shopButton = page.getByRole('link', { name: 'Смотреть каталог' });
  try {
    await release('shared-design-system', '--folder', copy.folder);
    await page.route(/\/b2b\/bff\/(?!auth|telemetry)/, (route) => route.fulfill({ status: 500 }));
    for (const { remote, path, as } of sections) {
      await signIn(page, as);
      await expect(async () => {
        await page.goto(path);
        await expect(as === 'shopper' ? shopButton : retryButton, remote).toHaveCSS('scroll-margin-top', '13px', {
          timeout: 5_000,
        });
      }).toPass({ timeout: 20_000 });
    }
    expect(remotes.map(activeFiles)).toEqual(before);

    // When its own files do not come, the page is shown with the release before it, and telemetry hears of it.
    await page.unrouteAll();
    const broken = `**/b2b/remotes/shared-design-system/${activeVersions()['shared-design-system']}/**`;
    await page.route(broken, (route) => route.fulfill({ status: 500 }));
    const fallbackTold = () =>
      page.waitForRequest(
        (request) => request.url().endsWith('/telemetry') && (request.postData() ?? '').includes('remote-fallback'),
      );
    let told = fallbackTold();
    await page.goto('/b2b/');
    await expect(page.getByRole('link', { name: 'Открыть магазин' })).not.toHaveCSS('scroll-margin-top', '13px');
    await told;

    // The office takes all of it from one release: also when only the part that it has for itself does not come.
    await page.unrouteAll();
    await page.route(ownFilesOf('shared-design-system', 'index'), (route) => route.fulfill({ status: 500 }));
    await signIn(page, 'merchant');
    told = fallbackTold();
    await openOrders(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Заказы', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await told;
  } finally {
    await release('shared-design-system', '--rollback');
    copy.remove();
  }
});
