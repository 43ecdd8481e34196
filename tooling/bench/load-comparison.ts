import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { demoAccounts } from '../demo/accounts.ts';
import { Client } from '../demo/client.ts';
import { type CpuTime, measureCpuTime, waitForBackgroundWork } from './beside-costs.ts';
import { newMerchant } from './few-and-many.ts';
import { type LoadMeasurement, measure } from './load.ts';
import { tableOf } from './products.ts';
import type { StartedPlatform } from './started-platform.ts';
import { besideTexts as texts } from './texts.ts';
import { checkoutWorkload, cookiesOf, pageWorkloads, type Workload } from './workload.ts';

export interface LoadComparison {
  title: string;
  here: Costing[];
  there: Costing[];
}

interface Costing extends LoadMeasurement, CpuTime {
  /** Answers a second until the background work that they caused was done as well. */
  settledRate: number;
}

/** A shop with a single product, made with calls that every release knows. */
async function plainShop(origin: string): Promise<Workload> {
  const { merchantName, client } = await newMerchant(origin);
  const product = {
    title: 'Пионы',
    price: 4900,
    sale: null,
    published: true,
    categories: [],
    meta: { productFields: [] },
  };
  await client.call(api.updateMerchant, { settings: { title: 'Пион и мята', visibility: 'published' } });
  await client.call(api.addProduct, product);
  return checkoutWorkload(origin, merchantName);
}

const many = 10_000;

async function listsOfMany(origin: string): Promise<Workload[]> {
  const merchant = await newMerchant(origin);
  const { merchantName, client } = merchant;
  await client.call(api.updateMerchant, { settings: { title: 'Пион и мята', visibility: 'published' } });
  await client.call(api.importProducts, { file: tableOf(many), importId: randomUUID() });
  const cookie = await cookiesOf(origin, merchant);
  const page = { page: 1, per_page: 20 };
  const list = (title: string, { headers, ...call }: api.Call, more: Record<string, string> = {}): Workload => ({
    title,
    call: () => ({ ...call, headers: { ...headers, ...more } }),
    fresh: false,
    holds: 'Букет №',
  });
  return [
    list(texts.shopper(many), api.callOf(api.listPublicProducts, { merchantName, ...page })),
    list(texts.search(many), api.callOf(api.listPublicProducts, { merchantName, ...page, search: 'букет 77' })),
    list(texts.merchant(many), api.callOf(api.listProducts, page), { cookie, origin }),
  ];
}

async function demoPages(origin: string): Promise<Workload[]> {
  const [, anew] = (await pageWorkloads(origin)) as [Workload, Workload];
  const { products } = await new Client({ origin }).call(api.listPublicProducts, {
    merchantName: demoAccounts.verbena.merchantName,
    page: 1,
    per_page: 1,
  });
  const { path, ...home } = anew.call();
  const product = { ...home, path: `${path}/product/${products[0]?.id}` };
  return [
    { ...anew, title: texts.demoHome },
    { ...anew, title: texts.demoProduct, call: () => product },
  ];
}

/** Orders come last: their letters are sent a minute after them, which would slow down whatever is measured then. */
export const workloadsOf = async (origin: string): Promise<Workload[]> => [
  ...(await listsOfMany(origin)),
  ...(await demoPages(origin)),
  { ...(await plainShop(origin)), title: texts.plainShop },
  { ...(await checkoutWorkload(origin)), title: texts.demo },
];

async function costingOf(
  platform: StartedPlatform,
  workload: Workload,
  callers: number,
  seconds: number,
): Promise<Costing> {
  const before = measureCpuTime(platform);
  const began = performance.now();
  const measured = await measure(platform.origin, workload, callers, seconds);
  const settled = await waitForBackgroundWork(platform);
  const after = measureCpuTime(platform);
  const answers = measured.rate * seconds;
  const each = (who: keyof CpuTime): number => (after[who] - before[who]) / answers;
  return {
    ...measured,
    settledRate: (1_000 * answers) / (settled - began),
    answering: each('answering'),
    worker: each('worker'),
    database: each('database'),
  };
}

/**
 * The two platforms are measured in turn, so that a busy moment of the machine meets both.
 * @param workloads of either, made by {@link workloadsOf}
 * @param seconds how long a round of either is
 */
export async function compareLoad(
  platforms: Record<'here' | 'there', StartedPlatform>,
  workloads: Record<'here' | 'there', Workload[]>,
  callers: number,
  rounds: number,
  seconds: number,
): Promise<LoadComparison[]> {
  const all = workloads.here.map(({ title }): LoadComparison => ({ title, here: [], there: [] }));
  for (const [index, measured] of all.entries()) {
    // The first round only warms up.
    for (let number = 0; number <= rounds; number += 1) {
      for (const which of number % 2 ? (['there', 'here'] as const) : (['here', 'there'] as const)) {
        const costing = await costingOf(platforms[which], workloads[which][index] as Workload, callers, seconds);
        if (number > 0) measured[which].push(costing);
      }
    }
  }
  return all;
}
