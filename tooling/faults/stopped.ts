import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, type ProcessIdentity, stillRuns } from '../processes/processes.ts';
import type { Platform } from '../start/platform.ts';
import { type ProcessName, processes } from './recovery.ts';
import { judgeRecovery } from './recovery-times.ts';
import { type Findings, mergeFindings, type Scenario } from './scenario.ts';
import { raisedLimitsEnv } from './shop.ts';
import { type ShoppingContext, whileShopping } from './shopping.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.stopped;
const seconds = 60;
const calm = 3_000;

function withChildren(pid: number): ProcessIdentity[] {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid;
    } catch {
      return false;
    }
  });
  return [pid, ...children.map(Number)].map(identityOf);
}

async function stopFor(platform: Platform, name: ProcessName): Promise<void> {
  const stopped = withChildren(platform.pids()[name] as number);
  for (const { pid } of stopped) process.kill(pid, 'SIGSTOP');
  await sleep(seconds * 1000);
  for (const one of stopped) if (stillRuns(one)) process.kill(one.pid, 'SIGCONT');
}

async function run(platform: Platform): Promise<Findings> {
  const times = new Map<string, number[]>();
  const all: Findings[] = [];
  for (const name of processes) {
    const stop = async ({ untilOrderTaken }: ShoppingContext) => {
      // Time for pages to be cached first.
      await sleep(calm);
      await stopFor(platform, name);
      times.set(texts.fault(name), [await untilOrderTaken()]);
    };
    all.push(await whileShopping(platform, stop, { look: name !== 'bff-express' }));
  }
  return mergeFindings(...all, judgeRecovery(times));
}

export const stopped: Scenario = { name: 'stopped', title: texts.title(seconds), env: raisedLimitsEnv, run };
