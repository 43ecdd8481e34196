import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '../start/platform.ts';
import type { ProcessName } from './recovery.ts';
import { judgeRecovery } from './recovery-times.ts';
import { type Findings, mergeFindings, type Scenario } from './scenario.ts';
import { raisedLimitsEnv } from './shop.ts';
import { type ShoppingContext, whileShopping } from './shopping.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.memory;
const names: readonly ProcessName[] = ['bff-express', 'upstream-services', 'upstream-worker'];
const seconds = 60;

/** Megabytes: each process uses more than this even at rest, so it exceeds its limit at the first check. */
const tooLittle = '40';

async function run(platform: Platform): Promise<Findings> {
  const lives = new Map(names.map((name) => [name, new Set<number>()]));
  const times: number[] = [];
  const watch = async ({ untilOrderTaken }: ShoppingContext) => {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      const pids = platform.pids();
      for (const name of names) if (pids[name]) lives.get(name)?.add(pids[name]);
      times.push(await untilOrderTaken());
      await sleep(200);
    }
  };
  const shopped = await whileShopping(platform, watch, { look: false });
  const restarts: Findings = { figures: [], broken: [] };
  for (const [name, pids] of lives) {
    restarts.figures.push([texts.restarts(name), String(pids.size - 1)]);
    if (pids.size < 2) restarts.broken.push(texts.never(name));
  }
  return mergeFindings(shopped, judgeRecovery(new Map([[texts.fault, times]])), restarts);
}

export const memory: Scenario = {
  name: 'memory',
  title: texts.title,
  env: { ...raisedLimitsEnv, BFF_MEMORY_MB: tooLittle, SERVICES_MEMORY_MB: tooLittle, WORKER_MEMORY_MB: tooLittle },
  run,
};
