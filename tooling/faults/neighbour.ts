import { setTimeout as sleep } from 'node:timers/promises';
import { bffPath, headerNames } from 'shared-contracts';

/** What shoppers of a shop saw. */
interface Seen {
  /** Milliseconds of each page and call, whole. */
  times: number[];
  /** Answers that were no 200. */
  refused: number;
}

/** Milliseconds between two looks. */
const pause = 30;

/** Each shopper's network is another one. */
const networks = 50;

/**
 * Looks at a shop as shoppers do, its page and its list of products in turn, for some seconds; by an address of their own where the
 * platform trusts its proxy.
 */
export async function lookAround(origin: string, merchantName: string, seconds: number): Promise<Seen> {
  const seen: Seen = { times: [], refused: 0 };
  const end = performance.now() + seconds * 1000;
  const json = { 'content-type': 'application/json', [headerNames.merchantName]: merchantName };
  const list = { method: 'POST', body: '{"page":1}' };
  const looks = [
    (from: Record<string, string>) => fetch(`${origin}/b2b/shop/${merchantName}`, { headers: from }),
    (from: Record<string, string>) =>
      fetch(`${origin}${bffPath}/api/users-api/products`, { ...list, headers: { ...json, ...from } }),
  ];
  for (let turn = 0; performance.now() < end; turn += 1) {
    const began = performance.now();
    const from = { 'x-forwarded-for': `198.18.${turn % networks}.1` };
    const answer = await looks[turn % looks.length]?.(from).catch(() => undefined);
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
