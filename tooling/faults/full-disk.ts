import { execFileSync } from 'node:child_process';
import { appendFileSync, closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterOf } from '../postgres/cluster-location.ts';
import type { Platform } from '../start/platform.ts';
import { judgeRecovery } from './recovery-times.ts';
import { type Findings, mergeFindings, type Scenario, ScenarioUnsupported } from './scenario.ts';
import { raisedLimitsEnv } from './shop.ts';
import { whileShopping } from './shopping.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.disk;
const rounds = 3;
const lasting = 10_000;
const calm = 3_000;
const filler = 'filler';

const disksOf = (dataDir: string): string[] => [dataDir, dirname(clusterOf(dataDir))];

function fill(disk: string): void {
  const handle = openSync(join(disk, filler), 'a');
  for (const bytes of [2 ** 20, 4096, 1]) {
    try {
      for (;;) appendFileSync(handle, Buffer.alloc(bytes));
    } catch {
      // No room for a piece of this size.
    }
  }
  closeSync(handle);
}

async function readiness(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/b2b/bff/readyz`);
  const body = (await answer.json().catch(() => ({}))) as { code?: string };
  return body.code ?? String(answer.status);
}

async function run(platform: Platform): Promise<Findings> {
  const disks = disksOf(platform.dataDir);
  const times: number[] = [];
  const codes: string[] = [];
  const shopped = await whileShopping(platform, async ({ untilOrderTaken }) => {
    for (let round = 0; round < rounds; round += 1) {
      await sleep(calm);
      for (const disk of disks) fill(disk);
      await sleep(lasting);
      codes.push(await readiness(platform.origin));
      for (const disk of disks) rmSync(join(disk, filler));
      times.push(await untilOrderTaken());
    }
  });
  const wrong = codes.filter((code) => code !== 'disk_full').map(texts.notTold);
  const answered: Findings = { figures: [[texts.diskFullCode, codes.join(', ')]], broken: wrong };
  return mergeFindings(shopped, judgeRecovery(new Map([[texts.fault, times]])), answered);
}

function mountDisks(dataDir: string): () => void {
  const mounted: string[] = [];
  const end = () => {
    for (const disk of mounted) execFileSync('umount', ['--lazy', disk]);
  };
  try {
    for (const disk of disksOf(dataDir)) {
      mkdirSync(disk, { recursive: true });
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=700m', 'tmpfs', disk], { stdio: 'ignore' });
      mounted.push(disk);
    }
  } catch {
    end();
    throw new ScenarioUnsupported(texts.need);
  }
  return end;
}

export const fullDisk: Scenario = {
  name: 'disk',
  title: texts.title,
  prepare: async (dataDir) => ({ end: mountDisks(dataDir) }),
  env: raisedLimitsEnv,
  run,
};
