import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { allTests } from './choice.ts';
import { browserStage, type Stage, unitStage } from './stages.ts';
import { runSuite } from './suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'b2b-suite-'));
const dataDir = join(folder, 'data');
mkdirSync(dataDir);
symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'), 'junction');
afterAll(() => rmSync(folder, { recursive: true }));

const times = (name: string): number =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8').length : 0;

const count = `
const { appendFileSync, readFileSync } = process.getBuiltinModule('node:fs');
const count = (name) => {
  const file = ${JSON.stringify(folder)} + '/' + name;
  appendFileSync(file, '.');
  return readFileSync(file, 'utf8').length;
};`;
const failsUntil = (name: string, run: number) =>
  `test(${JSON.stringify(name)}, () => { if (count(${JSON.stringify(name)}) < ${run}) throw new Error('too late'); });`;

const show = { step: <T>(_title: string, work: () => Promise<T>) => work(), print: () => {} };
const inTime = () => Date.now() + 120_000;
const titles = (all: readonly { title: string }[]) => all.map(({ title }) => title.replace(/^.* › /, ''));

const runner = ['jest-light-runner', { runtime: 'child_process' }];

function units(files: Record<string, string>, setup = ''): Stage {
  const testMatch = Object.keys(files).map((name) => join(folder, name));
  const setupFile = join(folder, 'setup.mjs');
  writeFileSync(setupFile, setup);
  const config = { rootDir: folder, testMatch, transform: {}, runner, setupFilesAfterEnv: [setupFile] };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), count + code);
  return unitStage(dataDir, ['node_modules/jest/bin/jest.js', '--config', JSON.stringify(config)], allTests);
}

function browser(name: string, code: string, set = ''): Stage {
  const tests = join(folder, name);
  mkdirSync(tests);
  writeFileSync(join(tests, 'a.e2e.js'), `const { test } = require('@playwright/test');${count}${code}`);
  writeFileSync(join(tests, 'set-up.js'), `${count} module.exports = () => { ${set} };`);
  const options = `{ testMatch: '*.e2e.js', globalSetup: './set-up.js', reporter: 'json', workers: 2 }`;
  writeFileSync(join(tests, 'config.js'), `module.exports = ${options};`);
  const program = ['node_modules/@playwright/test/cli.js', 'test', '--config', join(tests, 'config.js')];
  // Playwright refuses to run where Jest seems to run it.
  return browserStage(dataDir, program, allTests, { JEST_WORKER_ID: '' });
}

describe.each([
  ['units', (name: string, code: string) => units({ [`${name}.js`]: code })],
  ['browser', (name: string, code: string) => browser(name, code)],
])('of %s', (of, stage) => {
  it('a test that passes when it is run again is flaky, one that fails three times is red, others are not run again', async () => {
    const names = ['late once', 'late twice', 'broken', 'in time'].map((name) => `${of} ${name}`);
    const code = names.map((name, index) => failsUntil(name, [2, 3, 9, 1][index] ?? 1)).join('');
    const { passed, failed, flaky } = await runSuite([stage(`repeated-${of}`, code)], inTime(), show);
    expect({ passed, failed: titles(failed), flaky: titles(flaky) }).toEqual({
      passed: 3,
      failed: [`${of} broken`],
      flaky: [`${of} late once`, `${of} late twice`],
    });
    expect(flaky[0]?.message).toContain('too late');
    expect(flaky[0]?.load).toEqual(expect.any(Number));
    expect(times(`${of} broken`)).toBe(3);
  });

  it('eleven that fail at first are red, without a second run', async () => {
    const names = Array.from({ length: 11 }, (_, index) => `${of} broken ${index}`);
    const code = names.map((name) => failsUntil(name, 2)).join('');
    const { failed, flaky } = await runSuite([stage(`broken-${of}`, code)], inTime(), show);
    expect({ failed: failed.length, flaky }).toEqual({ failed: 11, flaky: [] });
    expect(times(`${of} broken 0`)).toBe(1);
  });
});

it('a file whose worker crashes is flaky when it passes by itself', async () => {
  const crash = `test('crashes', () => { if (count('crashes') < 2) process.kill(process.pid, 'SIGKILL'); });`;
  const stage = units({ 'crashes.js': crash, 'well.js': failsUntil('well', 1) });
  const { failed, flaky } = await runSuite([stage], inTime(), show);
  expect(failed).toEqual([]);
  expect(flaky).toEqual([expect.objectContaining({ kind: 'file', title: expect.stringMatching(/crashes\.js$/) })]);
});

it('a file that never ends to load is flaky when it loads the next time, whatever other files are slow at', async () => {
  const limit = `import { limitLoading } from ${JSON.stringify(join(checkout, 'tooling/test/loading-limit.ts'))}; limitLoading(4_000);`;
  const hangs = `if (count('loads') < 2) { setInterval(() => {}, 1e3); await new Promise(() => {}); }`;
  const files = {
    'hangs.mjs': `${hangs}${failsUntil('loaded', 1)}`,
    'slow.js': `test('slow', () => new Promise((resolve) => setTimeout(resolve, 7_000)));`,
    'quick.js': `test('quick', () => {});`,
  };
  const { passed, failed, flaky } = await runSuite([units(files, limit)], inTime(), show);
  expect({ passed, failed }).toEqual({ passed: 3, failed: [] });
  expect(flaky).toEqual([expect.objectContaining({ kind: 'file', title: expect.stringMatching(/hangs\.mjs$/) })]);
}, 240_000);

it('a set-up that fails at first is flaky, and all tests are run', async () => {
  const stage = browser(
    'set-up',
    failsUntil('after set-up', 1),
    `if (count('set up') < 2) throw new Error('no database');`,
  );
  const { passed, failed, flaky } = await runSuite([stage], inTime(), show);
  expect({ passed, failed }).toEqual({ passed: 1, failed: [] });
  expect(flaky).toEqual([expect.objectContaining({ kind: 'stage', message: expect.stringContaining('no database') })]);
});

it('a program that fails is one test, and is not run again', async () => {
  const call = { args: ['-e', "console.log('broken types'); process.exit(1)"] };
  const stage: Stage = { title: 'types', call };
  const { passed, failed } = await runSuite([stage, { ...stage, call: { args: ['-e', ''] } }], inTime(), show);
  expect(passed).toBe(1);
  expect(failed).toEqual([expect.objectContaining({ title: 'types', message: 'broken types' })]);
});

it('when the time of the whole is up, what runs is stopped, what it printed is told, and what did not run is red', async () => {
  const printed: string[] = [];
  const hangs: Stage = { title: 'hangs', call: { args: ['-e', "console.log('begun'); setInterval(() => {}, 1e3)"] } };
  const never: Stage = { title: 'never', call: { args: ['-e', ''] } };
  const until = Date.now() + 3_000;
  const print = (line: string) => printed.push(line);
  const { passed, failed } = await runSuite([hangs, never], until, { ...show, print });
  expect({ passed, failed: titles(failed) }).toEqual({ passed: 0, failed: ['hangs', 'never'] });
  expect(printed.join('\n')).toContain('begun');
});
