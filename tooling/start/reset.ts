import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { restoreMarkerFile } from '../backup/half-restored.ts';
import { checkout, dataPaths, defaultDataDir } from '../config/data-folder.ts';
import { removePostgres, stopPostgres } from '../postgres/index.ts';
import { isRunning, readRun } from '../processes/run-file.ts';
import { texts } from './texts.ts';

const dataDir = defaultDataDir();
const run = readRun(dataDir);
const isOurs =
  dataDir === join(checkout, '.data') ||
  existsSync(dataPaths(dataDir).secrets) ||
  existsSync(restoreMarkerFile(dataDir));

if (isRunning(run)) {
  console.error(texts.runsStill(run.origin));
  process.exitCode = 1;
} else if (!existsSync(dataDir)) {
  removePostgres(dataDir);
  console.log(texts.nothingToReset(dataDir));
} else if (!isOurs) {
  console.error(texts.notOurs(dataDir));
  process.exitCode = 1;
} else {
  await stopPostgres(dataDir);
  removePostgres(dataDir);
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true, force: true });
  console.log(texts.reset(dataDir));
}
