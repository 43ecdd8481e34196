import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { demoAccounts } from '../demo/accounts.ts';
import { brandOrigin } from '../start/settings.ts';
import { measurePress } from './answered-press.ts';
import { measuringBrowser } from './browser.ts';
import { median } from './load.ts';
import { type OfficeScreen, officeScreens } from './office-pages.ts';
import { officeTexts as texts } from './office-texts.ts';
import { openPhone, phoneProfile } from './phone.ts';
import { firstPaintOf, getLongTasks, recordLongTasks, scriptsUntil, waitForIdlePage } from './seen-by-page.ts';
import { formatNumber, table } from './table.ts';

const targets = { scripts: 200_000, usable: 3000, press: 200 };

interface Opened {
  scripts: number;
  firstPaint: number;
  usable: number;
  tasks: number;
  presses: number[];
}

type MeasuredScreen = Pick<OfficeScreen, 'title' | 'presses'> & { rounds: Opened[] };

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signIn(browser: Browser, baseURL: string): Promise<StorageState> {
  const { email, password } = demoAccounts.verbena;
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/b2b/merchant/sign-in');
  await page.getByLabel('Почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await page.waitForURL(/\/merchant$/);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function open(browser: Browser, origin: string, signedIn: StorageState, screen: OfficeScreen) {
  const phone = await openPhone(browser, signedIn);
  await phone.page.addInitScript(recordLongTasks);
  await phone.page.goto(`${origin}/b2b${screen.path}`, { waitUntil: 'commit' });
  return phone;
}

async function measureOpening(...where: Parameters<typeof open>): Promise<Omit<Opened, 'presses'>> {
  const { page, context } = await open(...where);
  const [, , , screen] = where;
  const { at: usable } = await measurePress(page, screen.main, screen.ready);
  const tasks = (await getLongTasks(page)).filter(([start]) => start < usable);
  const opened = {
    usable,
    scripts: await scriptsUntil(page, usable),
    firstPaint: await firstPaintOf(page),
    tasks: tasks.reduce((sum, [, duration]) => sum + duration, 0),
  };
  await context.close();
  return opened;
}

/** In a browser context of its own, because an earlier press may have left a draft. */
async function measurePresses(...where: Parameters<typeof open>): Promise<number[]> {
  const [, , , screen] = where;
  if (screen.presses.length === 0) return [];
  const { page, context } = await open(...where);
  await page.waitForSelector(screen.ready);
  await waitForIdlePage(page);
  const took: number[] = [];
  for (const one of screen.presses) took.push((await measurePress(page, one)).took);
  await context.close();
  return took;
}

export async function measureOffice(platform: string, rounds: number): Promise<MeasuredScreen[] | null> {
  const launch = measuringBrowser();
  if (!launch) return null;
  const browser = await chromium.launch(launch);
  try {
    const origin = brandOrigin('bloom', Number(new URL(platform).port));
    const signedIn = await signIn(browser, origin);
    const measured: MeasuredScreen[] = [];
    for (const screen of await officeScreens(platform)) {
      const opened: Opened[] = [];
      while (opened.length < rounds) {
        const where = [browser, origin, signedIn, screen] as const;
        opened.push({ ...(await measureOpening(...where)), presses: await measurePresses(...where) });
      }
      measured.push({ title: screen.title, presses: screen.presses, rounds: opened });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

const middle = (rounds: readonly Opened[], of: (one: Opened) => number): string => formatNumber(median(rounds.map(of)));
const worst = (rounds: readonly Opened[], of: (one: Opened) => number): string =>
  formatNumber(Math.max(...rounds.map(of)));

export function printOffice(measured: readonly MeasuredScreen[] | null): void {
  const count = measured?.[0]?.rounds.length ?? 0;
  if (!measured || count === 0) return;
  const { width, throttle } = phoneProfile;
  const opened = measured.map(({ title, rounds }) => [
    title,
    formatNumber(median(rounds.map(({ scripts }) => scripts)) / 1000, 1),
    middle(rounds, ({ firstPaint }) => firstPaint),
    middle(rounds, ({ usable }) => usable),
    worst(rounds, ({ usable }) => usable),
    middle(rounds, ({ tasks }) => tasks),
  ]);
  console.log(texts.openedHead(count, width, throttle));
  const wanted = [texts.target, formatNumber(targets.scripts / 1000), '', formatNumber(targets.usable), '', ''];
  console.log(table([texts.openedColumns, wanted, ...opened]));
  const pressed = measured.flatMap(({ presses, rounds }) =>
    presses.map(({ title }, at) => {
      const took = (one: Opened) => one.presses[at] ?? Number.NaN;
      return [title, middle(rounds, took), worst(rounds, took)];
    }),
  );
  console.log(texts.pressedHead(count, throttle));
  console.log(table([texts.pressedColumns, [texts.target, formatNumber(targets.press), ''], ...pressed]));
}
