import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { containersIn } from '../config/containers.ts';
import { dataPaths } from '../config/data-folder.ts';
import type { Choice } from './choice.ts';
import { type Outcome, type PlaywrightResult, readJest, readPlaywright } from './outcomes.ts';
import { texts } from './texts.ts';

interface Result {
  outcomes: Outcome[];
  error?: string;
}

export interface Call {
  args: string[];
  env?: Record<string, string>;
  result?: { file: string; read: (written: string) => Result };
}

export interface Stage {
  title: string;
  call: Call;
  repeat?: (failed: readonly Outcome[]) => Call[];
  isPreparation?: boolean;
  isSideBySide?: boolean;
  problem?: string;
}

/** One worker more than processors, because tests also wait for databases and timers. */
const unitWorkers = String(availableParallelism() + 1);

const modules = 'node_modules';
const jest = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  `${modules}/jest/bin/jest.js`,
  ...['--config', 'jest.config.mjs'],
];
const playwright = [`${modules}/@playwright/test/cli.js`, 'test', '--config', 'e2e/playwright.config.ts'];

export const typesProgram = (): string[] => [`${modules}/typescript/bin/tsc`, '-b', '.', ...containersIn()];

const lintProgram = (files: readonly string[] = ['.']): string[] => [
  `${modules}/@biomejs/biome/bin/biome`,
  ...['check', '--error-on-warnings', '--no-errors-on-unmatched'],
  ...files,
];

const hasFailedWhole = (failed: readonly Outcome[]): boolean => failed.some(({ kind }) => kind === 'stage');

/** Failed tests are run again by file, one file after the other, each with a database of its own. */
export function unitStage(dataDir: string, program: readonly string[], choice: Choice): Stage {
  const call = (file: string, args: readonly string[]): Call => ({
    args: [...program, '--json', '--outputFile', file, ...args],
    // A compile cache, as tests start some hundred processes from the same sources.
    env: { NODE_ENV: 'test', NODE_COMPILE_CACHE: dataPaths(dataDir).compiled, ...choice.env },
    result: { file, read: (written) => ({ outcomes: readJest(JSON.parse(written)) }) },
  });
  const whole = call(join(dataDir, 'jest-result.json'), ['--maxWorkers', unitWorkers, ...choice.units]);
  // With one worker Jest runs the tests in its own process, where a crash would end it.
  const again = (file: string) =>
    call(join(dataDir, 'jest-again.json'), ['--maxWorkers', '2', '--runTestsByPath', file]);
  return {
    title: texts.stages.units,
    call: whole,
    repeat: (failed) =>
      hasFailedWhole(failed) ? [whole] : [...new Set(failed.flatMap(({ file }) => file ?? []))].map(again),
  };
}

export function browserStage(
  dataDir: string,
  program: readonly string[],
  choice: Choice,
  env: Record<string, string> = {},
): Stage {
  const call = (file: string, args: readonly string[]): Call => ({
    args: [...program, ...args],
    env: {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(dataDir, 'playwright-last-run.json'),
      ...choice.env,
    },
    result: {
      file,
      read: (written) => {
        const result: PlaywrightResult = JSON.parse(written);
        return { outcomes: readPlaywright(result), error: result.errors[0]?.message };
      },
    },
  });
  const folders = (choice.browser ?? []).map((folder) => `${folder}/`);
  const whole = call(join(dataDir, 'playwright-result.json'), folders);
  const again = call(join(dataDir, 'playwright-again.json'), ['--last-failed', '--workers', '1']);
  return { title: texts.stages.browser, call: whole, repeat: (failed) => (hasFailedWhole(failed) ? [whole] : [again]) };
}

export function stages(dataDir: string, browser: string | undefined, choice: Choice): Stage[] {
  const { releases } = dataPaths(dataDir);
  const workbench = join(dataDir, 'workbench');
  rmSync(workbench, { recursive: true, force: true });
  const all: Stage[] = [
    { title: texts.stages.types, call: { args: typesProgram() }, isSideBySide: true },
    { title: texts.stages.lint, call: { args: lintProgram(choice.lint) }, isSideBySide: true },
    {
      title: texts.stages.build,
      call: { args: ['tooling/scripts/build.mjs'], env: { B2B_DATA_DIR: dataDir, RELEASES_DIR: releases } },
      isPreparation: true,
      isSideBySide: true,
    },
    {
      title: texts.stages.workbench,
      call: { args: ['tooling/scripts/workbench.mjs', '--bare', workbench] },
      isPreparation: true,
      isSideBySide: true,
    },
    unitStage(dataDir, jest, choice),
    browserStage(dataDir, playwright, choice, {
      CHROMIUM_PATH: browser ?? '',
      B2B_E2E_RELEASES: releases,
      B2B_E2E_WORKBENCH: workbench,
    }),
  ];
  const { browser: folders = ['e2e/design-system'] } = choice;
  const needless: string[] = [
    ...(folders.includes('e2e/design-system') ? [] : [texts.stages.workbench]),
    ...(folders.length > 0 ? [] : [texts.stages.build, texts.stages.browser]),
  ];
  return all.filter(({ title }) => !needless.includes(title));
}
