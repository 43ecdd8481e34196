import { dataPaths } from '../config/data-folder.ts';
import { activate, readState, writeState } from '../release/active.ts';
import { memoryOf } from './memory.ts';
import { copiedRemote, copyRelease, untilRendered } from './release-copies.ts';
import type { StartedPlatform } from './started-platform.ts';

const looks = [20, 60, 100, 140, 200] as const;

interface SwapMemory {
  swaps: number;
  bytes: number;
}

export interface Swaps {
  memory: SwapMemory[];
  took: number[];
}

export async function measureSwaps({ origin, pids }: StartedPlatform, dataDir: string): Promise<Swaps | null> {
  const { releases } = dataPaths(dataDir);
  const before = readState(releases).active[copiedRemote];
  if (!before || !memoryOf(pids())) return null;
  const memory: SwapMemory[] = [];
  const took: number[] = [];
  for (let swaps = 1; swaps <= Math.max(...looks); swaps += 1) {
    const version = `${before}.${swaps}`;
    copyRelease(releases, before, version);
    const began = performance.now();
    writeState(releases, activate(readState(releases), copiedRemote, version));
    await untilRendered(origin, version);
    took.push(performance.now() - began);
    if (looks.some((look) => look === swaps)) memory.push({ swaps, bytes: memoryOf(pids())?.['bff-express'] ?? 0 });
  }
  writeState(releases, activate(readState(releases), copiedRemote, before));
  await untilRendered(origin, before);
  return { memory, took };
}
