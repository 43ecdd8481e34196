/**
 * `npm run bench`: measures the platform as `npm start` runs it, on a throwaway data folder, and prints the results: requests per second compared
 * with a bare Node server, the time until the first page, memory, how long a page is blocked while a photograph is cropped on a slow phone, when a
 * shop appears on that phone, Lighthouse's scores, and orders while all providers hang. Rounds and their seconds: `-- 5 4`. `-- --beside <folder>`
 * compares orders, lists, pages, memory and the scripts of a first load with those of another installed checkout; `-- --studio` measures the studio
 * only, `-- --releases` publishing and serving of releases, `-- --pages` what shops' pages cost the server, `-- --phone` what a shopper on a slow
 * phone waits for, `-- --office` what a merchant there waits for.
 */
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeConsole } from '../config/console.ts';
import { checkout, dataPaths, defaultDataDir } from '../config/data-folder.ts';
import { freePort } from '../config/ports.ts';
import { StartupError } from '../config/startup-error.ts';
import { compareMemory } from './beside-costs.ts';
import { compareScriptSizes } from './beside-scripts.ts';
import { compareWithBareServer } from './compare.ts';
import { measureCrop } from './crop.ts';
import { scorePages } from './lighthouse.ts';
import { compareLoad, workloadsOf } from './load-comparison.ts';
import { memoryOf } from './memory.ts';
import { measureOffice, printOffice } from './office.ts';
import { officeTexts } from './office-texts.ts';
import { measureOrders, printOrders } from './orders.ts';
import { ordersTexts } from './orders-texts.ts';
import { measureOutage } from './outage.ts';
import { measurePageCosts, printPageCosts } from './page-costs.ts';
import { pageCostsTexts } from './page-costs-texts.ts';
import { measurePageMemory, printPageMemory } from './page-memory.ts';
import { pageMemoryTexts } from './page-memory-texts.ts';
import { measurePaint } from './paint.ts';
import { measurePresses, printPresses } from './presses.ts';
import { pressesTexts } from './presses-texts.ts';
import { measureProducts, measureTable, printProducts } from './products.ts';
import { productsTexts } from './products-texts.ts';
import { measureSwaps } from './release-swaps.ts';
import { measureReleases, printReleases } from './releases.ts';
import { releasesTexts } from './releases-texts.ts';
import {
  printCrop,
  printLoad,
  printLoadComparison,
  printMemory,
  printMemoryComparison,
  printOutage,
  printPaint,
  printScores,
  printScriptSizeComparison,
  printStart,
  printSwaps,
} from './report.ts';
import { shopperPages } from './shopper-pages.ts';
import { measureStudio, printStudio } from './studio.ts';
import { studioTexts } from './studio-texts.ts';
import { besideTexts, texts } from './texts.ts';
import { createPlatforms } from './throwaway-platforms.ts';
import { findWorkloads } from './workload.ts';

const { values: given, positionals } = parseArgs({
  options: {
    beside: { type: 'string' },
    studio: { type: 'boolean' },
    releases: { type: 'boolean' },
    pages: { type: 'boolean' },
    phone: { type: 'boolean' },
    office: { type: 'boolean' },
  },
  allowPositionals: true,
});
const [rounds = 5, seconds = 4] = positionals.map(Number);
const load = { callers: 16, rounds, seconds };
const besideCallers = 8;
const reportsDir = join(defaultDataDir(), 'reports');
const { step } = makeConsole();
const platforms = createPlatforms(step);

async function run(): Promise<void> {
  const dataDir = await platforms.dataWithReleases();
  const port = await freePort();
  const cold = await platforms.start(texts.steps.cold, dataDir, port);
  await cold.seeded();
  await cold.stop();
  const warm = await platforms.start(texts.steps.warm, dataDir, port);
  const workloads = await findWorkloads(warm.origin);
  const atRest = memoryOf(warm.pids());
  const compared = await compareWithBareServer(warm.origin, workloads, load, step);
  const afterLoad = memoryOf(warm.pids());
  const costs = await step(pageCostsTexts.step, () => measurePageCosts(warm));
  const memory = await step(pageMemoryTexts.step, () => measurePageMemory(warm));
  const products = await step(productsTexts.step, () => measureProducts(warm.origin));
  const took = await measureTable(warm.origin);
  const orders = await step(ordersTexts.step, () => measureOrders(warm.origin));
  const outages = await step(texts.outageStep, () => measureOutage(warm.origin, dataDir, rounds, seconds));
  const studio = await step(studioTexts.step, () => measureStudio(warm));
  const cropped = await step(texts.cropStep, () => measureCrop(warm.origin, rounds));
  printLoad(compared, load.callers, rounds, seconds);
  printPageCosts(costs);
  printPageMemory(memory);
  printStart(cold.firstPage, warm.firstPage);
  printMemory(atRest, afterLoad);
  printProducts(products, took);
  printOrders(orders);
  printOutage(outages, rounds, seconds);
  printStudio(studio);
  printCrop(cropped, rounds);
  const pages = await shopperPages(warm.origin);
  const painted = await step(texts.paintStep, () => measurePaint(pages, rounds));
  const pressed = await step(pressesTexts.step, () => measurePresses(pages[0]?.url ?? '', rounds));
  const office = await step(officeTexts.step, () => measureOffice(warm.origin, rounds));
  const scored = await step(texts.lighthouseStep, () => scorePages(pages, reportsDir));
  const released = await step(releasesTexts.step, () => measureReleases(warm, dataDir));
  const swapped = await step(texts.swapsStep, () => measureSwaps(warm, dataDir));
  printPaint(painted, rounds);
  printPresses(pressed);
  printOffice(office);
  printScores(scored, relative(checkout, reportsDir));
  printReleases(released);
  printSwaps(swapped);
}

async function runBeside(folder: string): Promise<void> {
  const here = await platforms.dataWithReleases();
  const there = platforms.data();
  const [ownPort, itsPort] = [await freePort(), await freePort()];
  const startHere = () => platforms.start(besideTexts.here, here, ownPort);
  const startThere = () => platforms.start(besideTexts.there, there, itsPort, folder);
  const filled = { here: await startHere(), there: await startThere() };
  for (const platform of Object.values(filled)) await platform.seeded();
  const workloads = { here: await workloadsOf(filled.here.origin), there: await workloadsOf(filled.there.origin) };
  // Of two equal platforms, the database that was filled first took a fifth more processor time; not after a restart.
  for (const platform of Object.values(filled)) await platform.stop();
  const both = { there: await startThere(), here: await startHere() };
  const measured = await step(texts.besideStep, () => compareLoad(both, workloads, besideCallers, rounds, seconds));
  const held = await step(besideTexts.memoryStep, () => compareMemory([both.here, both.there]));
  printScriptSizeComparison(compareScriptSizes(dataPaths(here).releases, dataPaths(there).releases));
  printLoadComparison(measured, folder, besideCallers, rounds, seconds);
  printMemoryComparison(held);
}

const parts = {
  studio: async ({ platform }) => printStudio(await step(studioTexts.step, () => measureStudio(platform))),
  releases: async ({ platform, dataDir }) =>
    printReleases(await step(releasesTexts.step, () => measureReleases(platform, dataDir))),
  pages: async ({ platform }) => {
    printPageCosts(await step(pageCostsTexts.step, () => measurePageCosts(platform)));
    printPageMemory(await step(pageMemoryTexts.step, () => measurePageMemory(platform)));
  },
  phone: async ({ platform }) => {
    const pages = await shopperPages(platform.origin);
    printPaint(await step(texts.paintStep, () => measurePaint(pages, rounds)), rounds);
    printPresses(await step(pressesTexts.step, () => measurePresses(pages[0]?.url ?? '', rounds)));
    printScores(await step(texts.lighthouseStep, () => scorePages(pages, reportsDir)), relative(checkout, reportsDir));
  },
  office: async ({ platform }) =>
    printOffice(await step(officeTexts.step, () => measureOffice(platform.origin, rounds))),
} satisfies Record<string, (started: Awaited<ReturnType<typeof platforms.demo>>) => Promise<void>>;
const chosen = (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => given[part]);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void platforms.clean().then(() => process.exit(130)));

try {
  if (given.beside !== undefined) await runBeside(resolve(given.beside));
  else if (chosen.length === 0) await run();
  else {
    const started = await platforms.demo();
    for (const part of chosen) await parts[part](started);
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await platforms.clean();
}
