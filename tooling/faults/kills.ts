import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgotPassword, inParallel } from 'shared-contracts';
import { Client } from '../demo/client.ts';
import { dataPaths, type Platform } from '../start/platform.ts';
import { judgeOrders, type OrderTally } from './order-stream.ts';
import { killAndWait, type ProcessName, processes } from './recovery.ts';
import { judgeRecovery } from './recovery-times.ts';
import { type Findings, mergeFindings, type Scenario } from './scenario.ts';
import { makeShop, raisedLimitsEnv, type Shop } from './shop.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.kills;
const killsOfEach = Number(process.env.FAULT_KILLS) || 30;
const orders = Math.round((1_000 / 30) * killsOfEach);
const atOnce = 8;
const mailed = 5;

function randomOrder(): ProcessName[] {
  const all = Array.from({ length: killsOfEach }, () => processes).flat();
  return all
    .map((name) => ({ name, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

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

/** Waits up to two minutes, since a killed worker's job only starts again after half a minute. */
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

async function run(platform: Platform): Promise<Findings> {
  const { origin } = platform;
  const shop = await makeShop(origin);
  const owners = await Promise.all(Array.from({ length: mailed }, () => makeShop(origin)));
  const times = new Map<ProcessName, number[]>(processes.map((name) => [name, []]));
  const tally: OrderTally = { acknowledged: [], retries: 0 };
  const alsoEnded: string[] = [];
  const order = randomOrder();
  const share = orders / order.length;
  const mailEvery = Math.floor(order.length / mailed);
  let killed = 0;
  const kill = async (): Promise<void> => {
    for (const [index, name] of order.entries()) {
      const recovered = await killAndWait(platform, name);
      times.get(name)?.push(recovered.time);
      alsoEnded.push(...recovered.alsoEnded.map((other) => texts.alsoEnded(name, other)));
      killed += 1;
      const owner = index % mailEvery === 0 ? owners[index / mailEvery] : undefined;
      if (owner) await askForMail(origin, owner);
      while (tally.acknowledged.length < Math.min(index * share, orders)) await sleep(20);
    }
  };
  // Orders and kills keep pace: at most this many orders are placed ahead of the next kill.
  const placeOrder = async (index: number): Promise<void> => {
    while (index > (killed + 1) * share + atOnce && killed < order.length) await sleep(20);
    const { orderId, retries } = await shop.order(index);
    tally.acknowledged.push(orderId);
    tally.retries += retries;
  };
  await Promise.all([kill(), inParallel([...Array(orders).keys()], atOnce, placeOrder)]);
  const missing = await withoutMail(platform.dataDir, owners);
  const unasked = { figures: [], broken: [...alsoEnded, ...(missing > 0 ? [texts.mails(missing)] : [])] };
  return mergeFindings(await judgeOrders(platform, shop, tally), judgeRecovery(times), unasked);
}

export const kills: Scenario = { name: 'kills', title: texts.title(killsOfEach, orders), env: raisedLimitsEnv, run };
