import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '../start/platform.ts';
import type { Findings } from './scenario.ts';
import { readOrders, type Shop } from './shop.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.orders;

export interface OrderTally {
  acknowledged: string[];
  retries: number;
}

const shoppers = 6;
const pause = 100;
let count = 0;

export async function whileOrdering(
  shop: Shop,
  happens: (untilOrderTaken: () => Promise<number>) => Promise<void>,
): Promise<OrderTally> {
  const tally: OrderTally = { acknowledged: [], retries: 0 };
  let isOver = false;
  const order = async () => {
    const { orderId, retries } = await shop.order(count++);
    tally.acknowledged.push(orderId);
    tally.retries += retries;
  };
  const ordering = Promise.all(
    Array.from({ length: shoppers }, async () => {
      while (!isOver) {
        await order();
        await sleep(pause);
      }
    }),
  );
  const untilOrderTaken = async () => {
    const began = performance.now();
    await order();
    return performance.now() - began;
  };
  try {
    // The shoppers only stop by themselves where an order cannot be placed at all.
    await Promise.race([happens(untilOrderTaken), ordering]);
  } finally {
    isOver = true;
  }
  await ordering;
  return tally;
}

export async function judgeOrders(
  platform: Platform,
  shop: Shop,
  { acknowledged, retries }: OrderTally,
): Promise<Findings> {
  const kept = await readOrders(platform.databaseUrl, shop.merchantId);
  const known = new Set(kept.ids);
  const lost = acknowledged.filter((id) => !known.has(id)).length;
  const surplus = kept.ids.length - new Set(acknowledged).size;
  const broken: string[] = [];
  if (lost > 0) broken.push(texts.lost(lost));
  if (surplus > 0) broken.push(texts.doubled(surplus));
  if (kept.half > 0) broken.push(texts.half(kept.half));
  return {
    figures: [
      [texts.taken, String(acknowledged.length)],
      [texts.retries, String(retries)],
    ],
    broken,
  };
}
