import { setTimeout as sleep } from 'node:timers/promises';
import { bffPath, headerNames } from 'shared-contracts';

interface Seen {
  times: number[];
  refused: number;
}

const pause = 30;

const networks = 50;

export async function measureNeighbourLatency(origin: string, merchantName: string, seconds: number): Promise<Seen> {
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

export function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}
