import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../bench/load.ts';
import type { Platform } from '../start/platform.ts';
import { type Load, loads } from './loads.ts';
import { lookAround, p95 } from './neighbour.ts';
import type { Findings, Scenario } from './scenario.ts';
import { makeShop } from './shop.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.overload;
/** Each round has every overload once, between two looks at the neighbour, so that a busy moment of the machine meets both. */
const rounds = 3;
const seconds = 5;
/** Milliseconds until a load is at its height, and until it is over. */
const settling = 500;
const calm = 1_500;
const maxRatio = 2;

const written = (value: number): string => value.toLocaleString('ru-RU', { maximumFractionDigits: 1 });

interface Compared {
  alone: number[];
  under: number[];
  refused: number;
}

async function run({ origin }: Platform): Promise<Findings> {
  const [noisy, neighbour] = [await makeShop(origin), await makeShop(origin)];
  const look = () => lookAround(origin, neighbour.merchantName, seconds);
  const kinds = Object.entries(loads) as [keyof typeof loads, Load][];
  const compared = new Map(kinds.map(([kind]) => [kind, { alone: [], under: [], refused: 0 } as Compared]));
  await look();
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, load] of kinds) {
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

function judge(compared: ReadonlyMap<keyof typeof loads, Compared>): Findings {
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

/** What is left to a quiet shop while another one, or a stranger, asks for more than its share: p95 within twice. */
export const overload: Scenario = { name: 'overload', title: texts.title(rounds), run };
