import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkout, dataPaths } from '../config/data-folder.ts';
import { texts } from '../start/texts.ts';
import { type Counts, countJest, countPlaywright, type JestResult, type PlaywrightResult } from './counts.ts';

/** One part of the test command. */
export interface Stage {
  title: string;
  /** A program under node_modules or the checkout, with its arguments. */
  args: string[];
  env?: Record<string, string>;
  /** Reads the counts from the result; left out, the stage is one test, passed when its exit code is 0. */
  count?: () => Counts | undefined;
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
  const modules = 'node_modules';
  return [
    { title: texts.stages.types, args: [`${modules}/typescript/bin/tsc`, '-b'] },
    { title: texts.stages.lint, args: [`${modules}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings', '.'] },
    {
      title: texts.stages.units,
      args: [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        `${modules}/jest/bin/jest.js`,
        ...['--config', 'jest.config.mjs', '--maxWorkers', '100%', '--json', '--outputFile', jest],
      ],
      env: { NODE_ENV: 'test' },
      count: countsFrom<JestResult>(jest, countJest),
    },
    {
      title: texts.stages.build,
      args: ['tooling/scripts/build.mjs'],
      env: { B2B_DATA_DIR: dataDir, RELEASES_DIR: dataPaths(dataDir).releases },
      isPreparation: true,
    },
    {
      title: texts.stages.browser,
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

/** Runs a stage to its end, whatever it finds. */
export async function runStage({ args, env, count, isPreparation }: Stage): Promise<StageResult> {
  const { code, output } = await run(args, env);
  const counts = count?.();
  if (counts) return { ...counts, failed: counts.failed || (code === 0 ? 0 : 1), output };
  if (code !== 0 || count) return { passed: 0, failed: 1, output };
  return { passed: isPreparation ? 0 : 1, failed: 0, output };
}

function run(args: string[], env: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const child = spawn(process.execPath, args, {
      cwd: checkout,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    const end = (code: number) => resolve({ code, output: Buffer.concat(parts).toString() });
    child.on('error', () => end(1));
    child.on('close', (code) => end(code ?? 1));
  });
}
