import { setTimeout as pause } from 'node:timers/promises';
import * as api from 'shared-contracts';
import { familiesOf } from '../processes/families.ts';
import { addPictures, type BenchShop, homeOf, makeOpenShop } from './bench-shops.ts';
import { median } from './load.ts';
import { memoryOf, memoryOfProcess } from './memory.ts';
import { pageMemoryTexts as texts } from './page-memory-texts.ts';
import type { StartedPlatform } from './started-platform.ts';
import { formatNumber, table } from './table.ts';
import { texts as commonTexts } from './texts.ts';

const productCount = 200;
const searches = 3_000;
const target = 600e6;
const madeAgain = 8_000;

interface PageMemory {
  uploaded: Record<string, number>;
  loaded: Record<string, number>;
  searched: Record<string, number>;
  kept: number;
  pages: number;
  afterChange: number;
  unchanged: number;
}

function look({ pids }: StartedPlatform): Record<string, number> {
  const { 'bff-express': bff = [], 'upstream-services': services = [], ...others } = familiesOf(pids());
  const sum = (list: readonly number[]) => list.reduce((total, pid) => total + memoryOfProcess(pid), 0);
  return {
    'bff-express': sum(bff.slice(0, 1)),
    [texts.rendering]: sum(bff.slice(1, 2)),
    'upstream-services': sum(services.slice(0, 1)),
    [texts.children]: sum(services.slice(1)),
    ...Object.fromEntries(Object.entries(others).map(([name, family]) => [name, sum(family)])),
  };
}

/** The peak of each process. The sum of the peaks is never below the peak of the sum. */
const largest = (one: Record<string, number>, other: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).map((name) => [name, Math.max(one[name] ?? 0, other[name] ?? 0)]),
  );

const counted: readonly string[] = ['bff-express', texts.rendering, 'upstream-services', 'postgres'];
const inAll = (memory: Record<string, number>): number =>
  counted.reduce((total, name) => total + (memory[name] ?? 0), 0);

async function open(url: string): Promise<{ isKept: boolean; took: number; html: string }> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const html = await answer.text();
  return { isKept: answer.headers.has('content-length'), took: performance.now() - began, html };
}

async function load(platform: StartedPlatform, shop: BenchShop): Promise<Record<string, number>> {
  let most = look(platform);
  let opened = 0;
  await api.inParallel(shop.products, 8, async (id) => {
    const { html } = await open(`${platform.origin}${homeOf(shop)}/product/${id}`);
    const [picture] = /\/b2b\/bff\/s3\/v1\/content\/file\/[^" ]+\?[^" ]+/.exec(html) ?? [];
    if (picture) {
      const answer = await fetch(platform.origin + picture.replaceAll('&amp;', '&'), {
        headers: { accept: 'image/webp' },
      });
      await answer.arrayBuffer();
    }
    opened += 1;
    if (opened % 10 === 0) most = largest(most, look(platform));
  });
  return most;
}

export async function measurePageMemory(platform: StartedPlatform): Promise<PageMemory | undefined> {
  if (!memoryOf(platform.pids())) return undefined;
  const { origin } = platform;
  const shop = await makeOpenShop(origin, productCount);
  await addPictures(shop);
  const uploaded = look(platform);
  const loaded = await load(platform, shop);
  const words = Array.from({ length: searches }, (_, index) => `букет ${index}`);
  await api.inParallel(words, 8, (word) => open(`${origin}${homeOf(shop)}?search=${encodeURIComponent(word)}`));
  const searched = look(platform);
  const pages = shop.products.map((id) => `${origin}${homeOf(shop)}/product/${id}`);
  const again = [];
  for (const page of pages) again.push(await open(page));
  const favourites = pages.slice(0, 5);
  const unchanged = [];
  for (let times = 0; times < 5; times += 1) for (const page of favourites) unchanged.push((await open(page)).took);
  const [id = ''] = shop.products;
  const first = [];
  for (let price = 500; price < 505; price += 1) {
    await shop.client.call(api.updateProduct, { id, price });
    await pause(madeAgain);
    for (const page of favourites) first.push((await open(page)).took);
  }
  const kept = again.filter(({ isKept }) => isKept).length;
  return {
    uploaded,
    loaded,
    searched,
    kept,
    pages: pages.length,
    afterChange: median(first),
    unchanged: median(unchanged),
  };
}

export function printPageMemory(measured: PageMemory | undefined): void {
  if (!measured) {
    console.log(commonTexts.noMemory);
    return;
  }
  const { uploaded, loaded, searched, kept, pages, afterChange, unchanged } = measured;
  const times = [uploaded, loaded, searched];
  const megabytes = (bytes: number) => formatNumber(bytes / 1e6);
  const row = (title: string, of: (memory: Record<string, number>) => number) => [
    title,
    ...times.map((memory) => megabytes(of(memory))),
  ];
  const rowOf = (name: string) => row(commonTexts.processes[name] ?? name, (memory) => memory[name] ?? 0);
  const others = Object.keys(loaded).filter((name) => !counted.includes(name));
  console.log(texts.head(productCount, searches));
  console.log(
    table([
      texts.columns,
      ...counted.map(rowOf),
      row(texts.sum, inAll),
      row(texts.target, () => target),
      [texts.apart, '', '', ''],
      ...others.map(rowOf),
    ]),
  );
  console.log(texts.keptHead);
  console.log(
    `  ${texts.kept(kept, pages)}\n  ${texts.afterChange(formatNumber(afterChange, 1), formatNumber(unchanged, 1))}`,
  );
}
