/**
 * `npm test`: types, lint and builds side by side, units and services, the browser. Every stage runs, whatever the others found; the
 * last line is counted from their results. Begun by scripts/test.mjs, which sees to the dependencies and to Node.
 * `--changed [base]` runs what the changes since `main` or another base touch, `--proofs` the long proofs whole.
 */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeConsole } from '../config/console.ts';
import { dataPaths, defaultDataDir, makeDataDir } from '../config/data-folder.ts';
import { StartProblem } from '../config/problem.ts';
import { bringBrowser } from './browser.ts';
import { type Choice, changedSince, everything, wholeProofs } from './choice.ts';
import { sum } from './counts.ts';
import { pageByResults, promisesFile } from './promises.ts';
import { slowest } from './slowest.ts';
import { resultFiles, runStage, type Stage, type StageResult, stages } from './stages.ts';
import { texts } from './texts.ts';

const { step, say, print, total } = makeConsole();

/** Tests build into a folder of their own, so that a platform that runs meanwhile keeps its releases. */
function testData(): string {
  const dataDir = makeDataDir(join(makeDataDir(defaultDataDir()), 'tests'));
  const releases = dataPaths(defaultDataDir()).releases;
  const own = dataPaths(dataDir).releases;
  if (existsSync(releases) && !existsSync(own)) cpSync(releases, own, { recursive: true });
  return dataDir;
}

function browserOrProblem(): { browser?: string; problem?: string } {
  try {
    return { browser: bringBrowser(say) };
  } catch (error) {
    if (error instanceof StartProblem) return { problem: error.message };
    throw error;
  }
}

const [mode, base = 'main'] = process.argv.slice(2);
const choices: Record<string, () => Choice> = { '--changed': () => changedSince(base), '--proofs': () => wholeProofs };
const choice = (choices[mode ?? ''] ?? (() => everything))();

const { browser, problem } = browserOrProblem();
if (problem) console.error(problem);
const dataDir = testData();
const results: StageResult[] = [];
async function carryOut(stage: Stage): Promise<void> {
  const isHopeless = problem !== undefined && stage.title === texts.stages.browser;
  const work = async () =>
    isHopeless ? { passed: 0, failed: 1, skipped: [], output: problem, times: [] } : runStage(stage);
  const result = await step(stage.title, work, ({ failed }) => failed === 0);
  results.push(result);
  if (!stage.isPreparation) print(texts.counts(result.passed, result.failed));
  for (const name of result.skipped) print(texts.skipped(name));
  if (result.failed > 0) print(`\n${result.output.trim()}\n`);
}

const all = stages(dataDir, browser, choice);
await Promise.all(all.filter(({ isSideBySide }) => isSideBySide).map(carryOut));
for (const stage of all.filter(({ isSideBySide }) => !isSideBySide)) await carryOut(stage);
for (const { name, seconds } of slowest(results.flatMap(({ times }) => times))) console.log(texts.slow(name, seconds));
if (choice.browser?.length === 0) console.log(texts.withoutBrowser);
console.log(texts.testsTook(total()));
const { passed, failed: failedTests, skipped } = sum(results);
// Only a whole run names all tests, and a file that fails may name none.
const isStale =
  choice === everything &&
  failedTests === 0 &&
  readFileSync(promisesFile, 'utf8') !== pageByResults(resultFiles(dataDir));
if (isStale) console.log(texts.promisesStale);
const failed = failedTests + (isStale ? 1 : 0);
console.log(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
