import { inParallel, stateElementId, themeCookieName } from 'shared-contracts';
import { StartupError } from '../config/startup-error.ts';
import { familiesOf, processorTimeOf } from '../processes/families.ts';
import { type BenchShop, homeOf, makeOpenShop } from './bench-shops.ts';
import { pageCostsTexts as texts } from './page-costs-texts.ts';
import type { StartedPlatform } from './started-platform.ts';
import { formatNumber, table } from './table.ts';
import { texts as commonTexts } from './texts.ts';
import { pageWorkloads } from './workload.ts';

const callers = 4;
const target = 8;
const serving = ['bff-express', 'upstream-services', 'postgres'];

interface PageCall {
  path: string;
  headers?: Record<string, string>;
}

interface PageKind {
  title: string;
  calls: readonly PageCall[];
  warmUp: number;
}

interface PageCost {
  title: string;
  pages: number;
  took: Record<string, number>;
  rate: number;
}

async function ask(origin: string, { title }: PageKind, calls: readonly PageCall[]): Promise<void> {
  await inParallel(calls, callers, async ({ path, headers }) => {
    const answer = await fetch(origin + path, { headers: { ...headers, 'accept-encoding': 'gzip, br' } });
    const html = await answer.text();
    if (!answer.ok) throw new StartupError(commonTexts.refused(title, answer.status));
    if (!html.includes(stateElementId)) throw new StartupError(texts.notRendered);
  });
}

function timesOf(pids: Readonly<Record<string, number>>): Record<string, number> {
  const { 'bff-express': bff = [], ...others } = familiesOf(pids);
  return {
    'bff-express': processorTimeOf(bff.slice(0, 1)),
    [texts.rendering]: processorTimeOf(bff.slice(1)),
    ...Object.fromEntries(serving.slice(1).map((name) => [name, processorTimeOf(others[name] ?? [])])),
  };
}

async function costOf({ origin, pids }: StartedPlatform, kind: PageKind): Promise<PageCost> {
  const { title, calls, warmUp } = kind;
  await ask(origin, kind, calls.slice(0, warmUp));
  const counted = calls.slice(warmUp);
  const before = timesOf(pids());
  const began = performance.now();
  await ask(origin, kind, counted);
  const seconds = (performance.now() - began) / 1000;
  const after = timesOf(pids());
  const pages = counted.length;
  const took = Object.entries(after).map(([name, time]) => [name, (time - (before[name] ?? 0)) / pages] as const);
  return { title, pages, took: Object.fromEntries(took), rate: pages / seconds };
}

/** Each address is requested only once, so that no page comes from a cache: every shop, product and search is new. */
async function kindsOf(origin: string): Promise<PageKind[]> {
  const fresh: BenchShop[] = [];
  await inParallel(Array.from({ length: 120 }), 2, async () => void fresh.push(await makeOpenShop(origin, 24)));
  const large = await makeOpenShop(origin, 200);
  const themed = (path: string): PageCall[] =>
    ['light', 'dark'].map((theme) => ({ path, headers: { cookie: `${themeCookieName}=${theme}` } }));
  const products = large.products.flatMap((id) => themed(`${homeOf(large)}/product/${id}`));
  const searches = Array.from({ length: 400 }, (_, index) => ({
    path: `${homeOf(large)}?search=${encodeURIComponent(`букет ${index}`)}`,
  }));
  const [kept, owner] = (await pageWorkloads(origin)).map(({ call }) => {
    const { path, headers } = call();
    return Array.from({ length: 400 }, () => ({ path, headers }));
  });
  return [
    { title: texts.home, calls: fresh.map((shop) => ({ path: homeOf(shop) })), warmUp: 20 },
    { title: texts.product, calls: products, warmUp: 100 },
    { title: texts.search, calls: searches, warmUp: 100 },
    { title: texts.owner, calls: owner ?? [], warmUp: 100 },
    { title: texts.kept, calls: kept ?? [], warmUp: 100 },
  ];
}

export async function measurePageCosts(platform: StartedPlatform): Promise<PageCost[]> {
  const costs: PageCost[] = [];
  for (const kind of await kindsOf(platform.origin)) costs.push(await costOf(platform, kind));
  return costs;
}

export function printPageCosts(costs: readonly PageCost[]): void {
  const names = Object.keys(costs[0]?.took ?? {});
  const sum = ({ took }: PageCost) => Object.values(took).reduce((total, time) => total + time, 0);
  const row = (title: string, of: (cost: PageCost) => number, places: 0 | 1 | 2) => [
    title,
    ...costs.map((cost) => formatNumber(of(cost), places)),
  ];
  console.log(texts.head(callers));
  console.log(
    table([
      ['', ...costs.map(({ title }) => title)],
      ...names.map((name) => row(commonTexts.processes[name] ?? name, ({ took }) => took[name] ?? 0, 2)),
      row(texts.all, sum, 2),
      row(texts.target, () => target, 0),
      row(texts.rate, ({ rate }) => rate, 1),
      row(texts.pages, ({ pages }) => pages, 0),
    ]),
  );
}
