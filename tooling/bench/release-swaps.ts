import { dataPaths } from '../config/data-folder.ts';
import { activate, readState, writeState } from '../release/active.ts';
import { memoryOf } from './memory.ts';
import { copyRelease, remote, untilRendered } from './release-copies.ts';
import type { StartedPlatform } from './started-platform.ts';

/** After how many swaps the memory is looked at. The first ones are the warming up. */
const looks = [20, 60, 100, 140, 200] as const;

/** The BFF's memory after a number of swaps, in bytes. */
interface SwapMemory {
  swaps: number;
  bytes: number;
}

/** What releases cost the platform that serves them. */
export interface Swaps {
  memory: SwapMemory[];
  /** Milliseconds from a release until a page is made with it: it was noticed, its files compared, tried in a process of its own. */
  took: number[];
}

/**
 * Releases the storefront two hundred times on a running platform, and each time has a page rendered with it: what a release leaves behind
 * adds up here.
 * @returns null where the system does not tell its memory
 */
export async function measureSwaps({ origin, pids }: StartedPlatform, dataDir: string): Promise<Swaps | null> {
  const { releases } = dataPaths(dataDir);
  const before = readState(releases).active[remote];
  if (!before || !memoryOf(pids())) return null;
  const memory: SwapMemory[] = [];
  const took: number[] = [];
  for (let swaps = 1; swaps <= Math.max(...looks); swaps += 1) {
    const version = `${before}.${swaps}`;
    copyRelease(releases, before, version);
    const began = performance.now();
    writeState(releases, activate(readState(releases), remote, version));
    await untilRendered(origin, version);
    took.push(performance.now() - began);
    if (looks.some((look) => look === swaps)) memory.push({ swaps, bytes: memoryOf(pids())?.['bff-express'] ?? 0 });
  }
  writeState(releases, activate(readState(releases), remote, before));
  await untilRendered(origin, before);
  return { memory, took };
}
