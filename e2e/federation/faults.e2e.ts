import { expect, type Locator, type Page, type Request, type Route, test } from '@playwright/test';
import { ofProof } from 'tooling/proofs';
import { ownFilesOf, releasesBefore } from '../support/release-files.ts';
import { isMarked, mark, sections, signIn, titleOf } from './sections.ts';

const faults: Record<string, (route: Route) => Promise<void> | undefined> = {
  'answer 500': (route) => route.fulfill({ status: 500, body: 'broken' }),
  'are corrupt': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '!!(' }),
  hang: () => undefined,
};

/** The faults that a way of loading is met with: the sample meets each way and each fault, the whole proof each with each. */
const faultsOf = (index: number): string[] =>
  Object.keys(faults).slice(...ofProof([index % 3, (index % 3) + 1], [0, 3]));

const filesOf = (container: string) => `**/b2b/remotes/${container}/**`;

const coming = new WeakMap<Page, Set<Request>>();

function countScripts(page: Page): Set<Request> {
  const scripts = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request));
  page.on('requestfinished', (request) => scripts.delete(request));
  page.on('requestfailed', (request) => scripts.delete(request));
  coming.set(page, scripts);
  return scripts;
}

async function breakFiles(page: Page, files: string | RegExp, fault: string): Promise<() => void> {
  const scripts = coming.get(page) ?? countScripts(page);
  let broken = true;
  await page.route(files, (route) => {
    if (!broken) return route.continue();
    if (fault === 'hang') scripts.delete(route.request());
    return faults[fault]?.(route);
  });
  return () => {
    broken = false;
  };
}

async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path, { waitUntil: 'commit' });
}

/**
 * What a person sees after having waited: the page's own clock is put forward, a second at a time and at most as many as they may wait,
 * while no script is under way but those that hang.
 */
async function expectAfterWaiting(page: Page, what: Locator, seconds = 8): Promise<void> {
  let waited = 0;
  await expect(async () => {
    if (waited < seconds && coming.get(page)?.size === 0) {
      await page.clock.fastForward(1_000);
      waited += 1;
    }
    await expect(what).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });
}

const expectFallback = (page: Page, title: string) =>
  expectAfterWaiting(page, page.getByRole('heading', { name: `Раздел «${title}» не загрузился` }));

const notOpened = 'Следующая страница не открылась';

const notice = (page: Page) => page.locator('#b2b-late');

for (const fault of faultsOf(2)) {
  test(`with the files of mf-storefront which ${fault}, a shop stays readable, and a retry completes it`, async ({
    page,
  }) => {
    const mend = await breakFiles(page, filesOf('mf-storefront'), fault);
    await open(page, '/b2b/shop/verbena');
    // It is on the page from the beginning, for whom no script ever comes.
    await expectAfterWaiting(page, notice(page), 30);
    await expect(page.getByRole('main').getByText(/Пионы/).first()).toBeVisible();
    await expect(page.getByText('не загрузился')).toHaveCount(0);
    mend();
    await notice(page).getByRole('link', { name: 'Попробовать ещё раз' }).click();
    await expect(notice(page)).toBeHidden();
    await page.getByRole('button', { name: 'Добавить' }).first().click();
    await expect(page.getByRole('link', { name: /КОРЗИНА/ })).toContainText('1');
  });
}

const ofOffice = sections.filter(({ as }) => as !== 'shopper');
for (const [index, { remote, path, shows, as }] of ofOffice.entries()) {
  const title = titleOf(remote);
  test.describe(`with the files of ${remote}`, () => {
    for (const fault of faultsOf(index)) {
      test(`which ${fault}, the rest works, and a retry recovers without a reload`, async ({ page }) => {
        await signIn(page, as);
        const mend = await breakFiles(page, filesOf(remote), fault);
        await open(page, path);
        await expectFallback(page, title);
        await mark(page);

        let retryIn = page.getByRole('main');
        if (as === 'merchant') {
          await page.getByRole('link', { name: 'Магазин', exact: true }).first().click();
          await expect(page.getByRole('heading', { name: 'Вербена', exact: true })).toBeVisible();
          await page.goBack({ waitUntil: 'commit' });
          await expectAfterWaiting(page, page.getByText(notOpened));
          await expect(page.getByRole('heading', { name: 'Вербена', exact: true })).toBeVisible();
          retryIn = page.getByRole('region', { name: 'Уведомления' });
        }

        mend();
        await retryIn.getByRole('button', { name: 'Повторить' }).click();
        await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
        await expect(page.getByText('не загрузился')).toBeHidden();
        expect(await isMarked(page)).toBe(true);
      });
    }
  });
}

for (const fault of faultsOf(1)) {
  test(`with the scripts of the next page, which ${fault}, a shop’s page stays, and a retry opens it`, async ({
    page,
  }) => {
    const mend = await breakFiles(page, ownFilesOf('mf-storefront', 'product'), fault);
    // Neither does a release before it stand in.
    await breakFiles(page, releasesBefore('mf-storefront'), fault);
    await open(page, '/b2b/shop/verbena');
    await page.getByRole('button', { name: 'Добавить' }).first().click();
    await expect(page.getByRole('link', { name: /КОРЗИНА/ })).toContainText('1');
    await mark(page);
    // What keeps a page comes after the page itself; who is faster than it sees the next page fail in its place.
    await expect.poll(() => coming.get(page)?.size).toBe(0);
    await page.getByRole('article').getByRole('link', { name: /Пионы/ }).first().click();
    await expectAfterWaiting(page, page.getByText(notOpened));
    await expect(page.getByText('не загрузился')).toHaveCount(0);
    await expect(page).toHaveURL(/\/shop\/verbena$/);
    await page.getByRole('button', { name: 'Добавить' }).first().click();
    await expect(page.getByRole('link', { name: /КОРЗИНА/ })).toContainText('2');
    mend();
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Пионы/ })).toBeVisible();
    await expect(page.getByText(notOpened)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });
}

test('a screen whose own script hangs is given up and recovers', async ({ page }) => {
  await signIn(page, 'merchant');
  const mend = await breakFiles(page, ownFilesOf('mf-orders', 'order-list'), 'hang');
  await open(page, '/b2b/merchant/orders');
  await expectFallback(page, titleOf('mf-orders'));
  mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Заказы/ })).toBeVisible();
});

test('a script that comes late is shown after all', async ({ page }) => {
  await signIn(page, 'merchant');
  const late: Route[] = [];
  const scripts = countScripts(page);
  let hangs = true;
  await page.route(filesOf('mf-orders'), (route) => {
    if (!hangs) return route.continue();
    scripts.delete(route.request());
    late.push(route);
  });
  await open(page, '/b2b/merchant/orders');
  await expectFallback(page, titleOf('mf-orders'));
  hangs = false;
  for (const route of late) await route.continue();
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /^Заказы/ })).toBeVisible();
});

test('a remote that does not load leaves its slots of the dashboard to say so, and nothing else', async ({ page }) => {
  await signIn(page, 'merchant');
  const mend = await breakFiles(page, filesOf('mf-orders'), 'answer 500');
  await open(page, '/b2b/merchant');
  await expect(
    page.getByRole('heading', { name: `Раздел «${titleOf('mf-orders')}» не загрузился` }).first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Вербена', exact: true })).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Повторить' }).first().click();
  await expect(page.getByText('не загрузился')).toHaveCount(0);
});

for (const fault of faultsOf(0)) {
  test(`without the design system, whose files ${fault}, a plain page says so and recovers`, async ({ page }) => {
    const mend = await breakFiles(page, filesOf('shared-design-system'), fault);
    await open(page, '/b2b/');
    await expectAfterWaiting(page, page.getByRole('heading', { name: 'Страница не открылась' }), 15);
    await mark(page);
    mend();
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(page.getByRole('link', { name: 'Открыть магазин' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
}
