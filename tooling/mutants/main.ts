/**
 * `npm run test:mutants -- [count] [seed] [package…]`: puts small bugs into the product's files, one at a time, runs the tests beside the code,
 * and prints which were noticed, by package. A file is put back before the next one is touched, also when this is interrupted.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { type Mutant, mutantsOf, withMutant } from './mutants.ts';
import { createSeededRandom, isProductFile, namesOf, pickNearestTests, sampleOf } from './sample.ts';
import { texts } from './texts.ts';

interface Placed extends Mutant {
  file: string;
}

/** Maximum test files that run for one bug: hundreds of tests import a file that everything uses. */
const mostTests = 30;
const limit = 10 * 60_000;

const [given, seedGiven, ...packages] = process.argv.slice(2);
const count = Number(given ?? 50);
const seed = Number(seedGiven ?? Date.now() % 1_000_000);

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).split('\n').filter(Boolean);
const packageOf = ({ file }: { file: string }): string => file.split('/')[0] ?? '';
const codeOf = (file: string): string => readFileSync(join(checkout, file), 'utf8');

function jest(...args: string[]) {
  const program = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
  ];
  return spawnSync(process.execPath, [...program, '--config', 'jest.config.mjs', ...args], {
    cwd: checkout,
    encoding: 'utf8',
    timeout: limit,
    killSignal: 'SIGINT',
    env: { ...process.env, NODE_ENV: 'test' },
  });
}

const listTests = (...args: string[]): string[] =>
  jest('--listTests', ...args)
    .stdout.split('\n')
    .filter((line) => line.startsWith('/') || /^[A-Z]:\\/.test(line))
    .map((path) => relative(checkout, path).replaceAll('\\', '/'));

function testsOf(file: string): string[] {
  const related = listTests('--findRelatedTests', file);
  // A file that only another process imports is related to none.
  const tests = related.length > 0 ? related : listTests();
  return pickNearestTests(file, namesOf(file, codeOf(file)), tests, mostTests, codeOf);
}

let undo = () => {};
process.on('exit', () => undo());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

function isNoticed(placed: Placed, tests: readonly string[]): boolean {
  const path = join(checkout, placed.file);
  const code = codeOf(placed.file);
  undo = () => writeFileSync(path, code);
  writeFileSync(path, withMutant(code, placed));
  try {
    return tests.length > 0 && jest('--bail', '--maxWorkers', '2', '--runTestsByPath', ...tests).status !== 0;
  } finally {
    undo();
    undo = () => {};
  }
}

const files = git('ls-files').filter(isProductFile);
const changed = git('diff', '--name-only', 'HEAD').filter(isProductFile);
if (changed.length > 0) {
  console.error(texts.dirty(changed));
  process.exit(1);
}
const wanted = files.filter((file) => packages.length === 0 || packages.includes(packageOf({ file })));
const all = wanted.flatMap((file): Placed[] => mutantsOf(file, codeOf(file)).map((mutant) => ({ file, ...mutant })));
const chosen = sampleOf(all, packageOf, count, createSeededRandom(seed));
console.log(texts.chosen(chosen.length, seed));

const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 60);
const describe = ({ file, line, was, becomes }: Placed): string => texts.mutant(file, line, short(was), short(becomes));
const results: { placed: Placed; noticed: boolean }[] = [];
for (const placed of chosen) {
  console.log(describe(placed));
  const tests = testsOf(placed.file);
  const noticed = isNoticed(placed, tests);
  results.push({ placed, noticed });
  console.log((noticed ? texts.killed : texts.survived)(tests.length));
}

const tell = (name: string, some: typeof results) =>
  console.log(texts.total(name, some.filter(({ noticed }) => noticed).length, some.length));
const survivors = results.filter(({ noticed }) => !noticed);
if (survivors.length > 0) console.log([texts.survivors, ...survivors.map(({ placed }) => describe(placed))].join('\n'));
for (const name of new Set(chosen.map(packageOf))) {
  tell(
    name,
    results.filter(({ placed }) => packageOf(placed) === name),
  );
}
tell(texts.sum, results);
