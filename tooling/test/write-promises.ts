/** `npm run promises`: writes docs/promises.md from the names that Jest and Playwright list; no test runs. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { packagesIn } from '../imports/crossing.ts';
import { sourcesIn } from '../imports/import-graph.ts';
import { pageByResults, promisesFile } from './promises.ts';
import { run } from './run.ts';
import { jestProgram, playwrightProgram, resultFiles } from './stages.ts';
import { texts } from './texts.ts';

const limit = 10 * 60_000;
const folder = mkdtempSync(join(tmpdir(), 'b2b-promises-'));
const results = resultFiles(folder);

// Jest loads a file to list its tests, so it gets those only that may have numbers.
const files = packagesIn(checkout)
  .flatMap((name) => sourcesIn(join(checkout, name)))
  .filter((file) => /\.test\.tsx?$/.test(file) && /\[\d+\.\d+\.\d+/.test(readFileSync(file, 'utf8')));
const list = ['--testNamePattern', 'no test has this name', '--json', '--outputFile', results.jest];
const listed = [
  await run([...jestProgram, ...list, '--runTestsByPath', ...files], { NODE_ENV: 'test' }, limit),
  await run(
    [...playwrightProgram, '--list', '--reporter', 'json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: results.playwright,
      // Some files ask for their platform as soon as they are loaded.
      B2B_E2E_PLACES: JSON.stringify([{ origin: 'http://localhost', dataDir: folder }]),
    },
    limit,
  ),
];
const failed = listed.find(({ code }) => code !== 0);
if (failed) {
  console.error(failed.output);
  process.exitCode = 1;
} else {
  writeFileSync(promisesFile, pageByResults(results));
  console.log(texts.promisesWritten(promisesFile));
}
rmSync(folder, { recursive: true });
