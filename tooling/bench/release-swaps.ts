import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { basePath, stateElementId } from 'shared-contracts';
import { dataPaths } from '../config/data-folder.ts';
import { StartProblem } from '../config/problem.ts';
import { demoAccounts } from '../demo/accounts.ts';
import { activate, readState, writeState } from '../release/active.ts';
import { releaseFolder } from '../release/write-release.ts';
import { memoryOf } from './memory.ts';
import type { StartedPlatform } from './started-platform.ts';
import { texts } from './texts.ts';

/** After how many swaps the memory is looked at. The first ones are the warming up. */
const looks = [20, 60, 100, 140, 200] as const;

/** Milliseconds that a swap may take until a page is made with it. */
const timeout = 20_000;

/** The BFF's memory after a number of swaps, in bytes. */
export interface SwapMemory {
  swaps: number;
  bytes: number;
}

/** A release of the storefront that differs from another in its name alone. */
function copyRelease(releasesDir: string, from: string, to: string): void {
  const folder = releaseFolder(releasesDir, 'mf-storefront', to);
  cpSync(releaseFolder(releasesDir, 'mf-storefront', from), folder, { recursive: true });
  const file = join(folder, 'release.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version: to }));
}

/** Asks for the shop's page until it is made with a release. */
async function untilRendered(origin: string, version: string): Promise<void> {
  const end = Date.now() + timeout;
  const url = `${origin}${basePath}/shop/${demoAccounts.verbena.merchantName}`;
  for (;;) {
    const text = await (await fetch(url)).text();
    if (text.includes(version) && text.includes(`id="${stateElementId}"`)) return;
    if (Date.now() > end) throw new StartProblem(texts.notSwapped(version));
    await sleep(20);
  }
}

/**
 * Releases the storefront two hundred times on a running platform, and each time has a page rendered with it: what a release leaves behind
 * adds up here.
 * @returns memory after some of them; null where the system does not tell
 */
export async function measureSwaps({ origin, pids }: StartedPlatform, dataDir: string): Promise<SwapMemory[] | null> {
  const { releases } = dataPaths(dataDir);
  const before = readState(releases).active['mf-storefront'];
  if (!before || !memoryOf(pids())) return null;
  const seen: SwapMemory[] = [];
  for (let swaps = 1; swaps <= Math.max(...looks); swaps += 1) {
    const version = `${before}.${swaps}`;
    copyRelease(releases, before, version);
    writeState(releases, activate(readState(releases), 'mf-storefront', version));
    await untilRendered(origin, version);
    if (looks.some((look) => look === swaps)) seen.push({ swaps, bytes: memoryOf(pids())?.['bff-express'] ?? 0 });
  }
  writeState(releases, activate(readState(releases), 'mf-storefront', before));
  await untilRendered(origin, before);
  return seen;
}
