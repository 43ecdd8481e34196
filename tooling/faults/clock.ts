import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { checkout } from '../config/data-folder.ts';
import { dataPaths, type Platform } from '../start/platform.ts';
import { judgeRecovery } from './recovery-times.ts';
import { type Findings, mergeFindings, type Scenario } from './scenario.ts';
import { raisedLimitsEnv } from './shop.ts';
import { whileShopping } from './shopping.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.clock;
const hour = 3_600_000;
const shifts = { '+2h': 2 * hour, '-2h': -2 * hour, '+31d': 31 * 24 * hour };
/** Milliseconds for which the clock is wrong. Longer than processes cache sessions and pages. */
const lasting = 12_000;

const tolerance = 10_000;

function lastLogTime({ dataDir }: Platform, name: string): number {
  const lines = readFileSync(join(dataPaths(dataDir).logs, `${name}.log`), 'utf8')
    .trimEnd()
    .split('\n');
  return Date.parse((JSON.parse(lines.at(-1) as string) as { time: string }).time);
}

const fileOf = (dataDir: string): string => join(dataDir, 'clock-shift');

async function run(platform: Platform): Promise<Findings> {
  const times = new Map<string, number[]>();
  const notSet: string[] = [];
  const shopped = await whileShopping(platform, async ({ untilOrderTaken }) => {
    const jump = async (name: string, shift: number) => {
      writeFileSync(fileOf(platform.dataDir), String(shift));
      await sleep(500);
      times.set(name, [await untilOrderTaken()]);
      const logTime = lastLogTime(platform, 'bff-express');
      if (Math.abs(logTime - Date.now() - shift) > tolerance) notSet.push(texts.notSet(name));
      await sleep(lasting);
    };
    for (const [kind, shift] of Object.entries(shifts)) {
      const name = texts.faults[kind as keyof typeof shifts];
      await jump(name, shift);
      await jump(texts.backFrom(name), 0);
    }
  });
  return mergeFindings(shopped, judgeRecovery(times), { figures: [], broken: notSet });
}

/** Sets the clock of all our processes two hours forward and back, and a month forward. PostgreSQL's clock stays right, so the two also differ. */
export const clock: Scenario = {
  name: 'clock',
  title: texts.title,
  prepare: async (dataDir) => {
    writeFileSync(fileOf(dataDir), '0');
    const module = pathToFileURL(join(checkout, 'tooling/faults/shifted-clock.ts')).href;
    return { env: { CLOCK_SHIFT_FILE: fileOf(dataDir), NODE_OPTIONS: `--import ${module}` } };
  },
  env: raisedLimitsEnv,
  run,
};
