import { setTimeout as sleep } from 'node:timers/promises';
import { familiesOf, processorTimeOf } from '../processes/families.ts';
import { addPictures, makeOpenShop } from './bench-shops.ts';
import { memoryOf } from './memory.ts';
import type { StartedPlatform } from './started-platform.ts';

export interface CpuTime {
  answering: number;
  worker: number;
  database: number;
}

const worker = 'upstream-worker';
const sandbox = 'provider-sandbox';

export function measureCpuTime({ pids }: StartedPlatform): CpuTime {
  const { postgres = [], [worker]: background = [], [sandbox]: _, ...others } = familiesOf(pids());
  return {
    answering: processorTimeOf(Object.values(others).flat()),
    worker: processorTimeOf(background),
    database: processorTimeOf(postgres),
  };
}

const sum = ({ answering, worker: background, database }: CpuTime): number => answering + background + database;

const look = 500;
const calm = 25;
const mostLooks = 60;

/**
 * Waits until a platform has finished background work of its last answers, so that this work does not slow down the next measurement.
 * @returns since when it has been calm, as of `performance.now()`
 */
export async function waitForBackgroundWork(platform: StartedPlatform): Promise<number> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const [since, before] = [performance.now(), sum(measureCpuTime(platform))];
    await sleep(look);
    if (sum(measureCpuTime(platform)) - before < calm) return since;
  }
  return performance.now();
}

const idle = 75_000;
const productCount = 60;

export interface MemoryComparison {
  loaded: number;
  uploaded: number;
  later: number;
}

const memory = ({ pids }: StartedPlatform): number =>
  Object.entries(memoryOf(pids()) ?? {}).reduce((total, [name, bytes]) => total + (name === sandbox ? 0 : bytes), 0);

export async function compareMemory(platforms: readonly StartedPlatform[]): Promise<MemoryComparison[] | undefined> {
  if (platforms.some(({ pids }) => !memoryOf(pids()))) return undefined;
  const held = platforms.map((platform) => ({ loaded: memory(platform), uploaded: 0, later: 0 }));
  for (const [index, platform] of platforms.entries()) {
    await addPictures(await makeOpenShop(platform.origin, productCount));
    (held[index] as MemoryComparison).uploaded = memory(platform);
  }
  await sleep(idle);
  for (const [index, platform] of platforms.entries()) (held[index] as MemoryComparison).later = memory(platform);
  return held;
}
