import { setTimeout as sleep } from 'node:timers/promises';
import { familiesOf, processorTimeOf } from '../processes/families.ts';
import { addPictures, makeOpenShop } from './bench-shops.ts';
import { memoryOf } from './memory.ts';
import type { StartedPlatform } from './started-platform.ts';

/** Milliseconds of processor time, by who took them. */
export interface Processor {
  /** Every process that may take part in an answer. */
  answering: number;
  /** What is done after it: letters, messages, notifications. */
  worker: number;
  /** PostgreSQL, for both. */
  database: number;
}

const worker = 'upstream-worker';
const sandbox = 'provider-sandbox';

/** What a platform has taken so far; the sandbox, which stands for other people's servers, is left out. */
export function processorOf({ pids }: StartedPlatform): Processor {
  const { postgres = [], [worker]: background = [], [sandbox]: _, ...others } = familiesOf(pids());
  return {
    answering: processorTimeOf(Object.values(others).flat()),
    worker: processorTimeOf(background),
    database: processorTimeOf(postgres),
  };
}

const sum = ({ answering, worker: background, database }: Processor): number => answering + background + database;

/** Milliseconds of a look, and of processor time in it below which nothing is left to do. */
const look = 500;
const calm = 25;
const mostLooks = 60;

/** Waits until a platform has done what came of its answers, so that it does not take the next one's time. */
export async function settle(platform: StartedPlatform): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const before = sum(processorOf(platform));
    await sleep(look);
    if (sum(processorOf(platform)) - before < calm) return;
  }
}

/** Milliseconds after which a child without work has ended. */
const idle = 75_000;
const productCount = 60;

export interface MemoryBeside {
  /** Bytes of all processes but the sandbox, as PSS: after the loads, once pictures were uploaded, and a while later. */
  loaded: number;
  uploaded: number;
  later: number;
}

const memory = ({ pids }: StartedPlatform): number =>
  Object.entries(memoryOf(pids()) ?? {}).reduce((total, [name, bytes]) => total + (name === sandbox ? 0 : bytes), 0);

/** What two platforms hold; their pictures are uploaded one platform after the other. */
export async function memoryBeside(platforms: readonly StartedPlatform[]): Promise<MemoryBeside[] | undefined> {
  if (platforms.some(({ pids }) => !memoryOf(pids()))) return undefined;
  const held = platforms.map((platform) => ({ loaded: memory(platform), uploaded: 0, later: 0 }));
  for (const [index, platform] of platforms.entries()) {
    await addPictures(await makeOpenShop(platform.origin, productCount));
    (held[index] as MemoryBeside).uploaded = memory(platform);
  }
  await sleep(idle);
  for (const [index, platform] of platforms.entries()) (held[index] as MemoryBeside).later = memory(platform);
  return held;
}
