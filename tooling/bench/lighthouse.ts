import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '../config/ports.ts';
import { measuringBrowser } from './browser.ts';
import type { ShopperPage } from './shopper-pages.ts';

/** What Lighthouse scores, in its own order. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** One page's report. */
export interface Scored {
  title: string;
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Titles of the audits of these categories that are not passed. */
  failed: string[];
}

interface Audit {
  title: string;
  score: number | null;
  scoreDisplayMode: string;
}

const isFailed = ({ score, scoreDisplayMode }: Audit): boolean =>
  score !== null && score < 0.9 && ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode);

/**
 * Asks Lighthouse (its mobile settings: slow 4G, CPU 4 times slower) about pages of a running platform.
 * @param folder where each page's report is kept as HTML
 * @returns null where there is no browser
 */
export async function scorePages(pages: readonly ShopperPage[], folder: string): Promise<Scored[] | null> {
  const launch = measuringBrowser();
  if (!launch) return null;
  const port = await freePort();
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
  });
  mkdirSync(folder, { recursive: true });
  try {
    const scored: Scored[] = [];
    for (const { title, name, url } of pages) {
      const result = await lighthouse(url, {
        port,
        output: 'html',
        logLevel: 'error',
        onlyCategories: [...categories],
      });
      if (!result) throw new Error(`Lighthouse says nothing about ${url}`);
      writeFileSync(join(folder, `${name}.html`), String(result.report));
      const score = (category: Category) => Math.round((result.lhr.categories[category]?.score ?? 0) * 100);
      const scores = Object.fromEntries(categories.map((category) => [category, score(category)]));
      const failed = Object.values(result.lhr.audits as Record<string, Audit>).filter(isFailed);
      scored.push({ title, scores: scores as Scored['scores'], failed: failed.map((audit) => audit.title) });
    }
    return scored;
  } finally {
    await browser.close();
  }
}
