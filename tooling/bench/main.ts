/**
 * `npm run bench`: measures the platform as `npm start` runs it, on a throwaway data folder, and prints what it is: requests a second
 * beside a bare Node server of the same run, the time until the first page, memory, how long a page is busy when a photograph is cropped
 * on a slow phone, when a shop is on the screen there, what Lighthouse thinks of it, and what orders are while all providers hang.
 * Rounds and their seconds: `-- 5 4`. `-- --beside <folder>` measures orders alone, beside those of another checkout that is installed.
 */
import { cpSync, existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeConsole } from '../config/console.ts';
import { checkout, dataPaths, defaultDataDir } from '../config/data-folder.ts';
import { freePort } from '../config/ports.ts';
import { StartProblem } from '../config/problem.ts';
import { runScript } from '../processes/run-script.ts';
import { makeThrowawayData, removeThrowawayData } from '../test/throwaway.ts';
import { startBare } from './bare.ts';
import { measureBeside } from './beside.ts';
import { measureCrop } from './crop.ts';
import { scorePages } from './lighthouse.ts';
import { type Measured, measure } from './load.ts';
import { memoryOf } from './memory.ts';
import { measureOrders, printOrders } from './orders.ts';
import { ordersTexts } from './orders-texts.ts';
import { measureOutage } from './outage.ts';
import { measurePaint } from './paint.ts';
import { measureProducts, measureTable, printProducts } from './products.ts';
import { productsTexts } from './products-texts.ts';
import { measureSwaps } from './release-swaps.ts';
import {
  type Compared,
  printBeside,
  printCrop,
  printLoad,
  printMemory,
  printOutage,
  printPaint,
  printScores,
  printStart,
  printSwaps,
} from './report.ts';
import { shopperPages } from './shopper-pages.ts';
import { type StartedPlatform, startCommand } from './started-platform.ts';
import { measureStudio, printStudio } from './studio.ts';
import { studioTexts } from './studio-texts.ts';
import { texts } from './texts.ts';
import { callOnce, findWorkloads, type Workload } from './workload.ts';

const callers = 16;
const { values: given, positionals } = parseArgs({ options: { beside: { type: 'string' } }, allowPositionals: true });
const [rounds = 5, seconds = 4] = positionals.map(Number);
const warmUp = 2;
const reportsDir = join(defaultDataDir(), 'reports');
const { step } = makeConsole();
const undo: (() => unknown)[] = [];

/** A folder of its own, so that a platform that runs meanwhile keeps its releases; what is built already is copied. */
async function dataWithReleases(): Promise<string> {
  const dataDir = makeThrowawayData();
  undo.push(() => removeThrowawayData(dataDir));
  const paths = dataPaths(dataDir);
  const { releases: built } = dataPaths(defaultDataDir());
  if (existsSync(built)) cpSync(built, paths.releases, { recursive: true });
  const title = texts.steps.build;
  const env = { B2B_DATA_DIR: dataDir, RELEASES_DIR: paths.releases };
  const script = { title, args: ['tooling/scripts/build.mjs'], env, log: join(paths.logs, 'build.log') };
  await step(title, () => runScript(script));
  return dataDir;
}

async function start(title: string, dataDir: string, port: number, folder?: string): Promise<StartedPlatform> {
  const platform = await step(title, () => startCommand(dataDir, port, folder));
  undo.push(platform.stop);
  return platform;
}

/** Both servers in turn, round by round, so that a busy moment of the machine meets both. */
async function compare(origin: string, workloads: readonly Workload[]): Promise<Compared[]> {
  const compared = await Promise.all(
    workloads.map(async (workload) => {
      const answer = await callOnce(origin, workload.title, workload.call());
      const bare = await startBare(answer.headers.get('content-type') ?? '', await answer.text());
      undo.push(bare.stop);
      return { title: workload.title, workload, bare, through: [] as Measured[], against: [] as Measured[] };
    }),
  );
  for (const { workload } of compared) await measure(origin, workload, callers, warmUp);
  for (let round = 1; round <= rounds; round += 1) {
    await step(texts.steps.round(round, rounds), async () => {
      for (const { workload, bare, through, against } of compared) {
        through.push(await measure(origin, workload, callers, seconds));
        against.push(await measure(bare.origin, workload, callers, seconds));
      }
    });
  }
  return compared;
}

async function run(): Promise<void> {
  const dataDir = await dataWithReleases();
  const port = await freePort();
  const cold = await start(texts.steps.cold, dataDir, port);
  await cold.seeded();
  await cold.stop();
  const warm = await start(texts.steps.warm, dataDir, port);
  const workloads = await findWorkloads(warm.origin);
  const atRest = memoryOf(warm.pids());
  const compared = await compare(warm.origin, workloads);
  const afterLoad = memoryOf(warm.pids());
  const products = await step(productsTexts.step, () => measureProducts(warm.origin));
  const took = await measureTable(warm.origin);
  const orders = await step(ordersTexts.step, () => measureOrders(warm.origin));
  const outages = await step(texts.outageStep, () => measureOutage(warm.origin, dataDir, rounds, seconds));
  const studio = await step(studioTexts.step, () => measureStudio(warm));
  const cropped = await step(texts.cropStep, () => measureCrop(warm.origin, rounds));
  printLoad(compared, callers, rounds, seconds);
  printStart(cold.firstPage, warm.firstPage);
  printMemory(atRest, afterLoad);
  printProducts(products, took);
  printOrders(orders);
  printOutage(outages, rounds, seconds);
  printStudio(studio);
  printCrop(cropped, rounds);
  const pages = await shopperPages(warm.origin);
  const painted = await step(texts.paintStep, () => measurePaint(pages, rounds));
  const scored = await step(texts.lighthouseStep, () => scorePages(pages, reportsDir));
  const swapped = await step(texts.swapsStep, () => measureSwaps(warm, dataDir));
  printPaint(painted, rounds);
  printScores(scored, relative(checkout, reportsDir));
  printSwaps(swapped);
}

/** This checkout's platform and that of another folder, each with data of its own. */
async function runBeside(folder: string): Promise<void> {
  const there = makeThrowawayData();
  undo.push(() => removeThrowawayData(there));
  const platforms = [
    await start(texts.here, await dataWithReleases(), await freePort()),
    await start(texts.there, there, await freePort(), folder),
  ] as const;
  for (const platform of platforms) await platform.seeded();
  const [here, other] = platforms;
  const measured = await step(texts.besideStep, () =>
    measureBeside(here.origin, other.origin, callers, rounds, seconds),
  );
  printBeside(measured, folder, callers, rounds, seconds);
}

async function clean(): Promise<void> {
  for (const end of undo.splice(0).reverse()) await end();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void clean().then(() => process.exit(130)));

try {
  await (given.beside === undefined ? run() : runBeside(resolve(given.beside)));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await clean();
}
