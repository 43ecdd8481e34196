import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataPaths } from '../config/data-folder.ts';
import { texts } from '../start/texts.ts';
import { type Counts, countJest, countPlaywright, type JestResult, type PlaywrightResult } from './counts.ts';
import { begunAgain, journalVariable } from './journal.ts';
import { run } from './run.ts';

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
  /** What there is to say besides what the program printed. */
  note?: () => string[];
  /** A stage that prepares others: it counts only when it fails. */
  isPreparation?: boolean;
}

export interface StageResult extends Counts {
  /** What the program printed. */
  output: string;
}

/** Where results are written; an earlier run's are never counted. */
const resultFile = (dataDir: string, name: string): string => join(dataDir, `${name}-result.json`);

function countsFrom<T>(file: string, count: (result: T) => Counts): () => Counts | undefined {
  rmSync(file, { force: true });
  return () => (existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8')) as T) : undefined);
}

/**
 * All stages, in their order.
 * @param dataDir Folder of the tests: releases are built into it and kept for the next run.
 * @param browser The program for the browser tests; undefined when there is none, which then fail.
 */
export function stages(dataDir: string, browser: string | undefined): Stage[] {
  const jest = resultFile(dataDir, 'jest');
  const playwright = resultFile(dataDir, 'playwright');
  const journal = join(dataDir, 'jest-begun');
  rmSync(journal, { force: true });
  const modules = 'node_modules';
  return [
    { title: texts.stages.types, limit: 5, args: [`${modules}/typescript/bin/tsc`, '-b'] },
    {
      title: texts.stages.lint,
      limit: 3,
      args: [`${modules}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings', '.'],
    },
    {
      title: texts.stages.units,
      limit: 20,
      args: [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        `${modules}/jest/bin/jest.js`,
        ...['--config', 'jest.config.mjs', '--maxWorkers', '100%', '--json', '--outputFile', jest],
      ],
      env: { NODE_ENV: 'test', [journalVariable]: journal },
      count: countsFrom<JestResult>(jest, (result) => countJest(result, begunAgain(journal))),
      note: () => begunAgain(journal).map(texts.crashedWorker),
    },
    {
      title: texts.stages.build,
      limit: 10,
      args: ['tooling/scripts/build.mjs'],
      env: { B2B_DATA_DIR: dataDir, RELEASES_DIR: dataPaths(dataDir).releases },
      isPreparation: true,
    },
    {
      title: texts.stages.browser,
      limit: 45,
      args: [`${modules}/@playwright/test/cli.js`, 'test', '--config', 'e2e/playwright.config.ts'],
      env: {
        CHROMIUM_PATH: browser ?? '',
        B2B_E2E_RELEASES: dataPaths(dataDir).releases,
        PLAYWRIGHT_JSON_OUTPUT_NAME: playwright,
      },
      count: countsFrom<PlaywrightResult>(playwright, countPlaywright),
    },
  ];
}

/** Runs a stage to its end, or until its time is up, whatever it finds. */
export async function runStage({ args, env = {}, limit, count, note, isPreparation }: Stage): Promise<StageResult> {
  const { code, output: printed, late } = await run(args, env, limit * 60_000);
  const output = [printed, ...(late ? [texts.late(limit)] : []), ...(note?.() ?? [])].join('\n');
  const counts = late ? undefined : count?.();
  if (counts) return { ...counts, failed: counts.failed || (code === 0 ? 0 : 1), output };
  if (code !== 0 || count) return { passed: 0, failed: 1, skipped: [], output };
  return { passed: isPreparation ? 0 : 1, failed: 0, skipped: [], output };
}
