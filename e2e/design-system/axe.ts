import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a component alone cannot have: only a whole page has one main heading and landmarks around everything. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main'];

interface Axe {
  run(
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[] }>;
}

/** Brings axe to a page, once. */
export const bringAxe = (page: Page): Promise<unknown> => page.evaluate(axe);

/** What axe finds on the page as it is now, one line for each element. */
export function findings(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(pageRules.map((id) => [id, { enabled: false }]));
  return page.evaluate(
    async (given) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run({
        ...given,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
      );
    },
    { rules },
  );
}
