import { type Browser, chromium, type Page } from 'playwright-core';
import { measurePress } from './answered-press.ts';
import { measuringBrowser } from './browser.ts';
import { median } from './load.ts';
import { openPhone, phoneProfile } from './phone.ts';
import { pressesTexts as texts } from './presses-texts.ts';
import {
  firstPaintOf,
  getLayoutShift,
  getLongTasks,
  recordLayoutShifts,
  recordLongTasks,
  waitForIdlePage,
} from './seen-by-page.ts';
import { formatNumber, table } from './table.ts';

interface Presses {
  firstPaint: number;
  tasks: number;
  longest: number;
  added: number;
  product: number;
  opened: number;
  cold: number;
  empty: number;
}

const names = [
  'firstPaint',
  'tasks',
  'longest',
  'added',
  'product',
  'opened',
  'cold',
  'empty',
] as const satisfies (keyof Presses)[];

/** Targets: maximum milliseconds; `empty` is a score. */
const targets: Partial<Record<keyof Presses, number>> = {
  firstPaint: 400,
  tasks: 150,
  added: 1500,
  product: 100,
  opened: 1000,
  empty: 0.1,
};

const firstProduct = {
  control: 'main [data-part="name"] a[href*="/product/"]',
  shows: 'main nav[aria-label="Вы здесь"]',
};

const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Before hydration the page's own script shows the number, in what the styles draw. */
const untilCounted = (page: Page) =>
  page.waitForFunction(() => {
    const link = document.querySelector('header a[href$="/checkout"]');
    const drawn = [...(link?.children ?? [])].map((part) => getComputedStyle(part, '::after').content);
    return /\d/.test([link?.textContent, ...drawn].join());
  });

const untilTypable = (page: Page) =>
  page.waitForFunction(() => {
    const field = document.querySelector('main form input[autocomplete="name"]');
    return field !== null && Object.keys(field).some((key) => key.startsWith('__react'));
  });

async function once(browser: Browser, home: string): Promise<Presses> {
  const { context, page } = await openPhone(browser);
  await page.addInitScript(recordLongTasks);
  await page.goto(home, { waitUntil: 'commit' });
  const firstPaint = await firstPaintOf(page);
  const pressed = await now(page);
  await page
    .getByRole('button', { name: /^Добавить/ })
    .first()
    .click({ noWaitAfter: true });
  await untilCounted(page);
  const added = (await now(page)) - pressed;
  await page.waitForLoadState('networkidle');
  const tasks = await getLongTasks(page);
  const took = tasks.filter(([start]) => start > firstPaint).map(([, duration]) => duration);
  await waitForIdlePage(page);
  const { took: product } = await measurePress(page, firstProduct);
  await page.goBack();
  await waitForIdlePage(page);
  const reached = await now(page);
  await page.locator('header a[href$="/checkout"]').click({ noWaitAfter: true });
  await untilTypable(page);
  const opened = (await now(page)) - reached;
  const storage = await context.storageState();
  await context.close();

  const again = await openPhone(browser, storage);
  await again.page.goto(`${home}/checkout`, { waitUntil: 'commit' });
  await untilTypable(again.page);
  const cold = await now(again.page);
  await again.context.close();

  const bare = await openPhone(browser);
  for (const record of [recordLongTasks, recordLayoutShifts]) await bare.page.addInitScript(record);
  await bare.page.goto(`${home}/checkout`, { waitUntil: 'commit' });
  await waitForIdlePage(bare.page);
  const empty = await getLayoutShift(bare.page);
  await bare.context.close();
  const sum = took.reduce((total, duration) => total + duration, 0);
  return { firstPaint, tasks: sum, longest: Math.max(0, ...took), added, product, opened, cold, empty };
}

export async function measurePresses(home: string, rounds: number): Promise<Presses[] | null> {
  const launch = measuringBrowser();
  if (!launch) return null;
  const browser = await chromium.launch(launch);
  try {
    const measured: Presses[] = [];
    // A first visit, not measured, makes the server render its pages.
    await once(browser, home);
    while (measured.length < rounds) measured.push(await once(browser, home));
    return measured;
  } finally {
    await browser.close();
  }
}

export function printPresses(measured: readonly Presses[] | null): void {
  if (!measured) return;
  const rows = names.map((name) => {
    const all = measured.map((one) => one[name]);
    const limit = targets[name];
    const write = (value: number) => formatNumber(value, name === 'empty' ? 2 : 0);
    return [texts[name], write(median(all)), write(Math.max(...all)), limit === undefined ? '' : write(limit)];
  });
  console.log(texts.head(measured.length, phoneProfile.throttle));
  console.log(table([[...texts.columns], ...rows]));
}
