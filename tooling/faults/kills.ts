import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgotPassword } from 'shared-contracts';
import { Client } from '../demo/client.ts';
import { inParallel } from '../demo/in-parallel.ts';
import { dataPaths, type Platform } from '../start/platform.ts';
import { killAndWait, type ProcessName, processes } from './recovery.ts';
import type { Findings, Scenario } from './scenario.ts';
import { makeShop, readOrders, type Shop } from './shop.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.kills;
/** `FAULT_KILLS=3` for a short try; orders come in proportion. */
const killsOfEach = Number(process.env.FAULT_KILLS) || 30;
const orders = Math.round((1_000 / 30) * killsOfEach);
const atOnce = 8;
const mailed = 5;
const mostSeconds = 10;

/** So often each process, in an order of chance. */
function randomOrder(): ProcessName[] {
  const all = Array.from({ length: killsOfEach }, () => processes).flat();
  return all
    .map((name) => ({ name, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

const seconds = (milliseconds: number): string =>
  (milliseconds / 1000).toLocaleString('ru-RU', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** Asks for a mail to a shop's owner, who may be asked in a bad moment: until it is acknowledged. */
async function askForMail(origin: string, { email }: Shop): Promise<void> {
  const guest = new Client({ origin });
  for (let tries = 0; tries < 200; tries += 1) {
    const isTaken = await guest.call(forgotPassword, { email }).then(
      () => true,
      () => false,
    );
    if (isTaken) return;
    await sleep(250);
  }
}

/** Which of these shops' owners have no mail yet; the worker has two minutes: a job of a killed one waits for half of one. */
async function withoutMail(dataDir: string, shops: readonly Shop[]): Promise<number> {
  const folder = dataPaths(dataDir).outbox;
  const missing = () => {
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : [];
    const mails = files.map((name) => readFileSync(join(folder, name), 'utf8'));
    return shops.filter(({ email }) => !mails.some((mail) => mail.startsWith(`To: ${email}\n`))).length;
  };
  for (let tries = 0; tries < 240 && missing() > 0; tries += 1) await sleep(500);
  return missing();
}

/** Kills in step with the orders, so that both go on from the first to the last. */
async function run(platform: Platform): Promise<Findings> {
  const { origin } = platform;
  const shop = await makeShop(origin);
  const owners = await Promise.all(Array.from({ length: mailed }, () => makeShop(origin)));
  const times = new Map<ProcessName, number[]>(processes.map((name) => [name, []]));
  const acknowledged: string[] = [];
  let retries = 0;
  const place = async (index: number): Promise<void> => {
    const taken = await shop.order(index);
    acknowledged.push(taken.orderId);
    retries += taken.retries;
  };
  const order = randomOrder();
  const share = orders / order.length;
  const mailEvery = Math.floor(order.length / mailed);
  const kill = async (): Promise<void> => {
    for (const [index, name] of order.entries()) {
      times.get(name)?.push(await killAndWait(platform, name));
      const owner = index % mailEvery === 0 ? owners[index / mailEvery] : undefined;
      if (owner) await askForMail(origin, owner);
      while (acknowledged.length < Math.min(index * share, orders)) await sleep(20);
    }
  };
  // Orders wait for kills as kills for orders: at most so many are ahead.
  const next = [...Array(orders).keys()];
  const killing = kill();
  await inParallel(next, atOnce, async (index) => {
    const done = () => [...times.values()].reduce((sum, list) => sum + list.length, 0);
    while (index > (done() + 1) * share + atOnce && done() < order.length) await sleep(20);
    await place(index);
  });
  await killing;
  return judge(platform, { shop, owners, times, acknowledged, retries });
}

interface Seen {
  shop: Shop;
  owners: Shop[];
  times: Map<ProcessName, number[]>;
  acknowledged: string[];
  retries: number;
}

async function judge(platform: Platform, { shop, owners, times, acknowledged, retries }: Seen): Promise<Findings> {
  const kept = await readOrders(platform.databaseUrl, shop.merchantId);
  const known = new Set(kept.ids);
  const lost = acknowledged.filter((id) => !known.has(id)).length;
  const doubled = kept.ids.length - new Set(acknowledged).size;
  const missing = await withoutMail(platform.dataDir, owners);
  const broken: string[] = [];
  if (lost > 0) broken.push(texts.lost(lost));
  if (doubled !== 0) broken.push(texts.doubled(doubled));
  if (kept.half > 0) broken.push(texts.half(kept.half));
  if (missing > 0) broken.push(texts.mails(missing));
  const figures: Findings['figures'] = [
    [texts.orders, String(acknowledged.length)],
    [texts.retries, String(retries)],
  ];
  for (const [name, list] of times) {
    const sorted = [...list].sort((a, b) => a - b);
    const longest = sorted.at(-1) ?? 0;
    figures.push(
      [texts.median(name), seconds(sorted[Math.floor(sorted.length / 2)] ?? 0)],
      [texts.longest(name), seconds(longest)],
    );
    if (longest > mostSeconds * 1000) broken.push(texts.slow(name, seconds(longest)));
  }
  return { figures, broken };
}

/** Thirty kills of each process while a thousand orders come in. */
export const kills: Scenario = {
  name: 'kills',
  title: texts.title(killsOfEach, orders),
  // All orders come from one address, which limits are made against.
  env: { LIMITS_FACTOR: '1000' },
  run,
};
