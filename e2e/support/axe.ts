import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: {
      run(
        options: object,
      ): Promise<{ violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[] }>;
    };
  }
}

/** Brings axe to a page, once for each document: past its policy, since the test's tools are not the page's. */
export async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
}

interface AxeOptions {
  rules?: Record<string, { enabled: boolean }>;
  runOnly?: string[];
}

const ofColours: AxeOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

export const findings = (page: Page, options: AxeOptions = {}): Promise<string[]> =>
  page.evaluate(async (given) => {
    const { violations } = await window.axe.run({ ...given, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
  }, options);

/** Ends what moves, but for what moves for ever: a colour that changes slowly, or fades, would be met on its way. */
const endMoves = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moves = document.getAnimations();
    for (const move of moves) if (move.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) move.finish();
  });

const flipTheme = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  });

export async function findingsInOtherTheme(page: Page): Promise<string[]> {
  await flipTheme(page);
  await endMoves(page);
  const found = await findings(page, ofColours);
  await flipTheme(page);
  return found.map((finding) => `in the other theme: ${finding}`);
}

export async function expectNoFindings(page: Page, where?: string): Promise<void> {
  await bringAxe(page);
  await endMoves(page);
  expect([...(await findings(page)), ...(await findingsInOtherTheme(page))], where).toEqual([]);
}
