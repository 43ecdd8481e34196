import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../config/problem.ts';
import { isReady } from '../start/http-ready.ts';
import { dataPaths, type Platform } from '../start/platform.ts';
import { texts } from './texts.ts';

/** The processes of the platform, its database among them. */
export const processes = ['bff-express', 'upstream-services', 'upstream-worker', 'postgres'] as const;
export type ProcessName = (typeof processes)[number];

const patience = 60_000;
const lookEvery = 20;

/** Times that the worker said it works: it listens nowhere, so its log has to tell. */
function worksTold({ dataDir }: Platform): number {
  const file = join(dataPaths(dataDir).logs, 'upstream-worker.log');
  return existsSync(file) ? readFileSync(file, 'utf8').split('"msg":"working"').length : 0;
}

/**
 * Ends a process as a crash would and waits until there is another one and the platform can work.
 * @returns milliseconds until then
 * @throws StartProblem where it is not back after a minute
 */
export async function killAndWait(platform: Platform, name: ProcessName): Promise<number> {
  const before = platform.pids()[name];
  const told = worksTold(platform);
  if (before === undefined) throw new StartProblem(texts.notBack(name));
  const began = performance.now();
  process.kill(before, 'SIGKILL');
  const isBack = async () => {
    const now = platform.pids()[name];
    if (now === undefined || now === before) return false;
    if (name === 'upstream-worker') return worksTold(platform) > told;
    return isReady(`${platform.origin}/b2b/bff/readyz`);
  };
  while (!(await isBack())) {
    if (performance.now() - began > patience) throw new StartProblem(texts.notBack(name));
    await sleep(lookEvery);
  }
  return performance.now() - began;
}
