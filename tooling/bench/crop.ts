import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { demoAccounts } from '../demo/accounts.ts';
import { brandOrigin } from '../start/settings.ts';
import { findBrowser } from '../test/browser.ts';
import { makePhoto } from './crop-photo.ts';
import { median } from './load.ts';
import { texts } from './texts.ts';

export interface CropPhase {
  title: string;
  took: number;
  longest: number;
}

export const throttle = 4;

function watch(): void {
  const kept = { longest: 0 };
  window.benchKept = kept;
  const keep = (time: number) => {
    kept.longest = Math.max(kept.longest, time);
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) keep(duration);
  }).observe({ entryTypes: ['longtask'] });
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    // Minus the timer's own interval of 10 ms.
    keep(now - last - 10);
    last = now;
  }, 10);
}

declare global {
  interface Window {
    benchKept: { longest: number };
  }
}

async function phase(page: Page, title: string, act: () => Promise<unknown>): Promise<CropPhase> {
  await page.evaluate(() => {
    window.benchKept.longest = 0;
  });
  const began = performance.now();
  await act();
  const took = performance.now() - began;
  // Waits for work that the action has started.
  await page.waitForTimeout(500);
  const longest = await page.evaluate(() => window.benchKept.longest);
  return { title, took, longest };
}

async function openProduct(page: Page): Promise<void> {
  const { email, password } = demoAccounts.verbena;
  await page.goto('/b2b/merchant/sign-in');
  await page.getByLabel('Почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await page.waitForURL(/\/merchant$/);
  await page.goto('/b2b/merchant/products/new');
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
}

/** Measures two rounds. The first still loads code, so only the second is reported. */
async function crop(page: Page, photo: string): Promise<CropPhase[]> {
  const thumbs = page.getByRole('button', { name: /^Выбрать картинку/ });
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Сохранить' });
  const session = await page.context().newCDPSession(page);
  await page.evaluate(watch);
  const round = async (number: number): Promise<CropPhase[]> => {
    const phases = [
      await phase(page, texts.crop.choose, async () => {
        await page.locator('input[type=file]').first().setInputFiles(photo);
        await thumbs.nth(number).waitFor();
      }),
      await phase(page, texts.crop.open, async () => {
        await page.getByRole('button', { name: 'Кадр' }).click();
        await page.waitForFunction(() => {
          const buttons = document.querySelectorAll<HTMLButtonElement>('[role=dialog] button');
          return buttons.length > 0 && [...buttons].every((button) => !button.disabled);
        });
      }),
    ];
    const box = (await dialog.getByRole('application').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    phases.push(
      await phase(page, texts.crop.drag, async () => {
        await dialog.getByLabel('Масштаб').fill('2');
        await touch('touchStart', at.x, at.y);
        for (let step = 1; step <= 30; step++) await touch('touchMove', at.x + step * 3, at.y + step * 2);
        await touch('touchEnd', 0, 0);
      }),
      await phase(page, texts.crop.save, async () => {
        await save.click();
        await dialog.waitFor({ state: 'hidden' });
      }),
    );
    return phases;
  };
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await round(0);
  return round(1);
}

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

export async function measureCrop(origin: string, rounds: number): Promise<CropPhase[] | null> {
  const executablePath = findBrowser();
  if (!executablePath) return null;
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const folder = mkdtempSync(join(tmpdir(), 'crop-'));
  const browser: Browser = await chromium.launch({ executablePath, args });
  try {
    const baseURL = brandOrigin('bloom', Number(new URL(origin).port));
    const measured: CropPhase[][] = [];
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({ baseURL, ...phone });
      await openProduct(page);
      // A file on the disk: one that is passed as bytes would be assembled in the page, at the page's cost.
      const photo = join(folder, 'photo.jpg');
      writeFileSync(photo, (await makePhoto(page)).buffer);
      measured.push(await crop(page, photo));
      await page.close();
    }
    const phases = measured[0] ?? [];
    return phases.map(({ title }, at) => ({
      title,
      took: median(measured.map((each) => each[at]?.took ?? 0)),
      longest: median(measured.map((each) => each[at]?.longest ?? 0)),
    }));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
