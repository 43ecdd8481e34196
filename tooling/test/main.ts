/**
 * `npm test`: types, lint and builds at the same time, then units and services, then the browser. Every stage runs, even if others failed. Failed
 * tests are run again, and the last line counts all results. Started by scripts/test.mjs, which installs the dependencies and finds a suitable Node.
 * `--changed [base]` runs the tests that changes since `main` or another base affect; `--proofs` runs the long proofs as a whole.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { makeConsole } from '../config/console.ts';
import { checkout, dataPaths, defaultDataDir, makeDataDir } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { staleDocuments } from '../docs/documents.ts';
import { copyBuilt } from '../release/active.ts';
import { ensureBrowser } from './browser.ts';
import { allTests, type Choice, changedSince, wholeProofs } from './choice.ts';
import { slowest } from './slowest.ts';
import { stages } from './stages.ts';
import { runSuite } from './suite.ts';
import { texts } from './texts.ts';

const limit = 80 * 60_000;
const until = Date.now() + limit;

const { step, say, print, total } = makeConsole();

/** Tests build into a data folder of their own, so that a platform that is already running keeps its releases. */
function testData(): string {
  const dataDir = makeDataDir(join(makeDataDir(defaultDataDir()), 'tests'));
  const releases = dataPaths(defaultDataDir()).releases;
  const copied = dataPaths(dataDir).releases;
  if (existsSync(join(releases, 'remotes')) && !existsSync(copied)) copyBuilt(releases, copied);
  return dataDir;
}

function browserOrProblem(): { browser?: string; problem?: string } {
  try {
    return { browser: ensureBrowser(say) };
  } catch (error) {
    if (error instanceof StartupError) return { problem: error.message };
    throw error;
  }
}

const [mode, base = 'main'] = process.argv.slice(2);
const choices: Record<string, () => Choice> = { '--changed': () => changedSince(base), '--proofs': () => wholeProofs };
const choice = (choices[mode ?? ''] ?? (() => allTests))();

const { browser, problem } = browserOrProblem();
if (problem) console.error(problem);
const dataDir = testData();
const all = stages(dataDir, browser, choice).map((stage) =>
  stage.title === texts.stages.browser ? { ...stage, problem } : stage,
);
const { passed, failed, flaky, skipped, first } = await runSuite(all, until, { step, print });

for (const { title } of skipped) console.log(texts.skipped(title));
for (const { title, seconds } of slowest(first)) console.log(texts.slow(title, seconds));
if (choice.browser?.length === 0) console.log(texts.withoutBrowser);
for (const { file } of staleDocuments()) console.log(texts.stale(relative(checkout, file)));
for (const one of flaky) console.log(texts.flaky(one));
for (const one of failed) console.log(texts.failed(one));
console.log(texts.testsTook(total()));
const counts = `${passed} passed, ${failed.length} failed`;
if (flaky.length > 0) console.log(`${counts}, ${flaky.length} flaky`);
console.log(`${counts}${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
process.exitCode = failed.length > 0 || passed === 0 ? 1 : 0;
