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

/**
 * What axe finds on the page as it is now, one line for each element.
 * @param without rules that are left out
 */
export function findings(page: Page, without: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
  return page.evaluate(
    async (given) => {
      const { violations } = await window.axe.run({ ...given, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
      );
    },
    { rules },
  );
}

/** Expects axe to find nothing on the whole page as it is now, by any of its rules. */
export async function expectNoFindings(page: Page, where?: string): Promise<void> {
  await bringAxe(page);
  expect(await findings(page), where).toEqual([]);
}
