import { setTimeout as sleep } from 'node:timers/promises';
import { bffPath, headerNames } from 'shared-contracts';

/** What a shopper of a quiet shop saw. */
interface Seen {
  /** Milliseconds of each page and call, whole. */
  times: number[];
  /** Answers that were no 200. */
  refused: number;
}

/** Milliseconds between two looks. */
const pause = 30;

/** Looks at a shop as a shopper does, its page and its list of products in turn, for some seconds. */
export async function lookAround(origin: string, merchantName: string, seconds: number): Promise<Seen> {
  const seen: Seen = { times: [], refused: 0 };
  const end = performance.now() + seconds * 1000;
  const headers = { 'content-type': 'application/json', [headerNames.merchantName]: merchantName };
  const looks = [
    () => fetch(`${origin}/b2b/shop/${merchantName}`),
    () => fetch(`${origin}${bffPath}/api/users-api/products`, { method: 'POST', headers, body: '{"page":1}' }),
  ];
  for (let turn = 0; performance.now() < end; turn += 1) {
    const began = performance.now();
    const answer = await looks[turn % looks.length]?.().catch(() => undefined);
    await answer?.arrayBuffer();
    seen.times.push(performance.now() - began);
    if (answer?.status !== 200) seen.refused += 1;
    await sleep(pause);
  }
  return seen;
}

/** The time that 95 of 100 stayed below; 0 of none. */
export function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}
