import { setTimeout as sleep } from 'node:timers/promises';
import { p95 } from './neighbour.ts';
import type { Findings } from './scenario.ts';
import type { Shop } from './shop.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.pages;
const pause = 100;
const timeout = 5_000;

interface PageViews {
  times: number[];
  without: Map<string, number>;
}

async function insteadOfProducts(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    const html = await answer.text();
    return answer.status === 200 && html.includes('Букет') ? undefined : String(answer.status);
  } catch (error) {
    return (error as Error).name;
  }
}

export async function viewWhile(
  origin: string,
  { merchantName, productId }: Shop,
  happens: () => Promise<void>,
): Promise<PageViews> {
  const views: PageViews = { times: [], without: new Map() };
  const addresses = [`${origin}/b2b/shop/${merchantName}`, `${origin}/b2b/shop/${merchantName}/product/${productId}`];
  let isOver = false;
  const looking = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const began = performance.now();
      const instead = await insteadOfProducts(addresses[turn % addresses.length] as string);
      if (instead) views.without.set(instead, (views.without.get(instead) ?? 0) + 1);
      views.times.push(performance.now() - began);
      await sleep(pause);
    }
  })();
  try {
    await happens();
  } finally {
    isOver = true;
  }
  await looking;
  return views;
}

export function judgePages({ times, without }: PageViews): Findings {
  const shown = texts.pages(times.length, Math.round(p95(times)));
  return { figures: [[texts.seen, shown]], broken: [...without].map(([what, count]) => texts.without(what, count)) };
}
