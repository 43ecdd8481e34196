import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium, type LaunchOptions } from 'playwright-core';
import { freePort } from '../config/ports.ts';
import { measuringBrowser } from './browser.ts';
import type { ShopperPage } from './shopper-pages.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export interface Scored {
  title: string;
  scores: Record<Category, number | null>;
  performance: (number | null)[];
  failed: string[];
}

interface Audit {
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  errorMessage?: string;
}

interface Run {
  report: string;
  scores: Scored['scores'];
  audits: Audit[];
}

const runs = 3;

const isFailed = ({ score, scoreDisplayMode }: Audit): boolean =>
  score !== null && score < 0.9 && ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode);

async function run(url: string, launch: LaunchOptions): Promise<Run> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, output: 'html', logLevel: 'error', onlyCategories: [...categories] });
    if (!result) throw new Error(`Lighthouse says nothing about ${url}`);
    const { lhr, report } = result;
    const scoreOf = (category: Category): number | null => {
      const score = lhr.categories[category]?.score;
      return typeof score === 'number' ? Math.round(score * 100) : null;
    };
    const scores = Object.fromEntries(categories.map((category) => [category, scoreOf(category)]));
    return {
      report: String(report),
      scores: scores as Scored['scores'],
      audits: Object.values(lhr.audits as Record<string, Audit>),
    };
  } finally {
    await browser.close();
  }
}

/** Width and pixel density of Lighthouse's phone. With others the browser would load other pictures. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

async function visit(pages: readonly ShopperPage[], launch: LaunchOptions): Promise<void> {
  const browser = await chromium.launch(launch);
  const page = await browser.newPage(phone);
  for (const { url } of pages) await page.goto(url, { waitUntil: 'networkidle' });
  await browser.close();
}

function middleOf(ran: readonly Run[]): Run {
  const sorted = [...ran].sort((a, b) => (a.scores.performance ?? -1) - (b.scores.performance ?? -1));
  const middle = sorted[sorted.length >> 1];
  if (!middle) throw new Error('A page was not asked about');
  return middle;
}

/**
 * Runs Lighthouse (its mobile settings: slow 4G, CPU 4 times slower) on pages of a running platform. Each page is measured three times, in turn with
 * the others, and the median run counts, as Lighthouse's documentation recommends against noise. Each page is visited once before, so that the shop
 * measured is one that somebody has visited since the platform started.
 * @param folder gets the HTML report of each page's median run
 * @returns null where there is no browser
 */
export async function scorePages(pages: readonly ShopperPage[], folder: string): Promise<Scored[] | null> {
  const launch = measuringBrowser();
  if (!launch) return null;
  mkdirSync(folder, { recursive: true });
  await visit(pages, launch);
  const ran = pages.map((): Run[] => []);
  for (let round = 0; round < runs; round += 1) {
    for (const [index, { url }] of pages.entries()) ran[index]?.push(await run(url, launch));
  }
  return pages.map(({ title, name }, index) => {
    const runs = ran[index] ?? [];
    const { report, scores, audits } = middleOf(runs);
    writeFileSync(join(folder, `${name}.html`), report);
    const broken = runs.flatMap((one) => one.audits.filter(({ scoreDisplayMode }) => scoreDisplayMode === 'error'));
    return {
      title,
      scores,
      performance: runs.map((one) => one.scores.performance),
      failed: [
        ...audits.filter(isFailed).map((audit) => audit.title),
        ...new Set(broken.map(({ title: what, errorMessage }) => `${what}: ${errorMessage ?? ''}`)),
      ],
    };
  });
}
