import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../config/startup-error.ts';
import { isReady } from '../start/http-ready.ts';
import { dataPaths, type Platform } from '../start/platform.ts';
import { texts } from './texts.ts';

export const processes = ['bff-express', 'upstream-services', 'upstream-worker', 'postgres'] as const;
export type ProcessName = (typeof processes)[number];

const timeout = 60_000;
const pollInterval = 20;

/** How often the worker has logged that it works. It listens on no port, so its log is the only sign. */
function countWorkLines({ dataDir }: Platform): number {
  const file = join(dataPaths(dataDir).logs, 'upstream-worker.log');
  return existsSync(file) ? readFileSync(file, 'utf8').split('"msg":"working"').length : 0;
}

async function until(name: ProcessName, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > timeout) throw new StartupError(texts.notBack(name));
    await sleep(pollInterval);
  }
}

interface Recovered {
  time: number;
  alsoEnded: ProcessName[];
}

export async function killAndWait(platform: Platform, name: ProcessName): Promise<Recovered> {
  await until(name, () => processes.every((each) => platform.pids()[each] !== undefined));
  const before = platform.pids() as Record<ProcessName, number>;
  const linesBefore = countWorkLines(platform);
  const began = performance.now();
  process.kill(before[name], 'SIGKILL');
  await until(name, () => {
    const now = platform.pids()[name];
    if (now === undefined || now === before[name]) return false;
    if (name === 'upstream-worker') return countWorkLines(platform) > linesBefore;
    return isReady(`${platform.origin}/b2b/bff/readyz`);
  });
  const time = performance.now() - began;
  const after = platform.pids();
  return { time, alsoEnded: processes.filter((each) => each !== name && after[each] !== before[each]) };
}
