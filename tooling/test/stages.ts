import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { dataPaths } from '../config/data-folder.ts';
import type { Choice } from './choice.ts';
import { type Counts, countJest, countPlaywright, type JestResult } from './counts.ts';
import { begunAgain, journalVariable } from './journal.ts';
import { run } from './run.ts';
import { jestTimes, playwrightTimes, type Time } from './slowest.ts';
import { texts } from './texts.ts';

/** One part of the test command. */
export interface Stage {
  title: string;
  /** A program under node_modules or the checkout, with its arguments. */
  args: string[];
  env?: Record<string, string>;
  /** Minutes that it may take, on a machine that does other things too; all of them together stay below what CI has. */
  limit: number;
  /** Reads the counts from the result; left out, the stage is one test, passed when its exit code is 0. */
  count?: () => Counts | undefined;
  /** How long its tests took, where that is known. */
  times?: () => Time[] | undefined;
  /** What there is to say besides what the program printed. */
  note?: () => string[];
  /** A stage that prepares others: it counts only when it fails. */
  isPreparation?: boolean;
  /** It needs one processor most of the time: those that are so run side by side, before the others. */
  isSideBySide?: boolean;
}

export interface StageResult extends Counts {
  /** What the program printed. */
  output: string;
  times: Time[];
}

/** One more than there are processors: a test that waits for a database or a timer leaves its own to another. */
const unitWorkers = String(availableParallelism() + 1);

/** Where results are written; an earlier run's are never counted. */
export const resultFiles = (folder: string): { jest: string; playwright: string } => ({
  jest: join(folder, 'jest-result.json'),
  playwright: join(folder, 'playwright-result.json'),
});

const modules = 'node_modules';
export const jestProgram = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  `${modules}/jest/bin/jest.js`,
  ...['--config', 'jest.config.mjs', '--maxWorkers', unitWorkers],
];
export const playwrightProgram = [`${modules}/@playwright/test/cli.js`, 'test', '--config', 'e2e/playwright.config.ts'];

function reading<T, Answer>(file: string, read: (result: T) => Answer): () => Answer | undefined {
  rmSync(file, { force: true });
  return () => (existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as T) : undefined);
}

/**
 * All stages that a choice of tests needs, in their order.
 * @param dataDir Folder of the tests: releases are built into it and kept for the next run.
 * @param browser The program for the browser tests; undefined when there is none, which then fail.
 */
export function stages(dataDir: string, browser: string | undefined, choice: Choice): Stage[] {
  const { jest, playwright } = resultFiles(dataDir);
  const journal = join(dataDir, 'jest-begun');
  rmSync(journal, { force: true });
  const workbench = join(dataDir, 'workbench');
  rmSync(workbench, { recursive: true, force: true });
  const folders = (choice.browser ?? []).map((folder) => `${folder}/`);
  const all: Stage[] = [
    { title: texts.stages.types, limit: 5, args: [`${modules}/typescript/bin/tsc`, '-b'], isSideBySide: true },
    {
      title: texts.stages.lint,
      limit: 3,
      args: [`${modules}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings', '.'],
      isSideBySide: true,
    },
    {
      title: texts.stages.build,
      limit: 10,
      args: ['tooling/scripts/build.mjs'],
      env: { B2B_DATA_DIR: dataDir, RELEASES_DIR: dataPaths(dataDir).releases },
      isPreparation: true,
      isSideBySide: true,
    },
    {
      title: texts.stages.workbench,
      limit: 10,
      args: ['tooling/scripts/workbench.mjs', '--bare', workbench],
      isPreparation: true,
      isSideBySide: true,
    },
    {
      title: texts.stages.units,
      limit: 20,
      args: [...jestProgram, '--json', '--outputFile', jest, ...choice.units],
      // Tests start some hundred processes from the same sources.
      env: {
        NODE_ENV: 'test',
        NODE_COMPILE_CACHE: dataPaths(dataDir).compiled,
        [journalVariable]: journal,
        ...choice.env,
      },
      count: reading(jest, (result: JestResult) => countJest(result, begunAgain(journal))),
      times: reading(jest, jestTimes),
      note: () => begunAgain(journal).map(texts.crashedWorker),
    },
    {
      title: texts.stages.browser,
      limit: 45,
      args: [...playwrightProgram, ...folders],
      env: {
        CHROMIUM_PATH: browser ?? '',
        B2B_E2E_RELEASES: dataPaths(dataDir).releases,
        B2B_E2E_WORKBENCH: workbench,
        PLAYWRIGHT_JSON_OUTPUT_NAME: playwright,
        ...choice.env,
      },
      count: reading(playwright, countPlaywright),
      times: reading(playwright, playwrightTimes),
    },
  ];
  const browserStages: string[] = [texts.stages.build, texts.stages.workbench, texts.stages.browser];
  return choice.browser?.length === 0 ? all.filter(({ title }) => !browserStages.includes(title)) : all;
}

/** Runs a stage to its end, or until its time is up, whatever it finds. */
export async function runStage(stage: Stage): Promise<StageResult> {
  const { args, env = {}, limit, count, note, isPreparation } = stage;
  const { code, output: printed, late } = await run(args, env, limit * 60_000);
  const output = [printed, ...(late ? [texts.late(limit)] : []), ...(note?.() ?? [])].join('\n');
  const counts = late ? undefined : count?.();
  const times = late ? [] : (stage.times?.() ?? []);
  if (counts) return { ...counts, failed: counts.failed || (code === 0 ? 0 : 1), output, times };
  if (code !== 0 || count) return { passed: 0, failed: 1, skipped: [], output, times };
  return { passed: isPreparation ? 0 : 1, failed: 0, skipped: [], output, times };
}
