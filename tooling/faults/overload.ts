import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../bench/load.ts';
import type { Platform } from '../start/platform.ts';
import { hotAddress, type Load, loads } from './loads.ts';
import { measureNeighbourLatency, p95 } from './neighbour.ts';
import type { Findings, Scenario } from './scenario.ts';
import { makeShop, type Shop } from './shop.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.overload;
const rounds = 3;
const seconds = 5;
const settling = 500;
const calm = 1_500;
const maxRatio = 2;

const written = (value: number): string => value.toLocaleString('ru-RU', { maximumFractionDigits: 1 });

type Kind = keyof typeof texts.kinds;

interface Trial {
  kind: Kind;
  load: Load;
  seenIn: Shop;
}

interface Compared {
  alone: number[];
  under: number[];
  refused: number;
}

async function run({ origin }: Platform): Promise<Findings> {
  const [noisy, neighbour] = [await makeShop(origin), await makeShop(origin)];
  const trials: Trial[] = [
    ...Object.entries(loads).map(([kind, load]) => ({ kind: kind as Kind, load, seenIn: neighbour })),
    { kind: 'hotAddress', load: hotAddress, seenIn: noisy },
  ];
  const compared = new Map(trials.map(({ kind }) => [kind, { alone: [], under: [], refused: 0 } as Compared]));
  await measureNeighbourLatency(origin, neighbour.merchantName, seconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const { kind, load, seenIn } of trials) {
      const look = () => measureNeighbourLatency(origin, seenIn.merchantName, seconds);
      const found = compared.get(kind) as Compared;
      found.alone.push(p95((await look()).times));
      const loading = load({ origin, shop: noisy, seconds: seconds + 1 });
      await sleep(settling);
      const { times, refused } = await look();
      found.under.push(p95(times));
      found.refused += refused;
      await loading;
      await sleep(calm);
    }
  }
  return judge(compared);
}

function judge(compared: ReadonlyMap<Kind, Compared>): Findings {
  const findings: Findings = { figures: [], broken: [] };
  for (const [kind, { alone, under, refused }] of compared) {
    const name = texts.kinds[kind];
    const ratio = median(under) / median(alone);
    const shown = texts.p95(written(median(alone)), written(median(under)), written(ratio));
    findings.figures.push([texts.neighbour(name), shown]);
    if (ratio > maxRatio) findings.broken.push(texts.slow(name, written(ratio)));
    if (refused > 0) findings.broken.push(texts.refused(name, refused));
  }
  return findings;
}

export const overload: Scenario = {
  name: 'overload',
  title: texts.title(rounds),
  env: { TRUST_PROXY: 'loopback' },
  run,
};
