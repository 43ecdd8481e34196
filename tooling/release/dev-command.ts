import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { shellName } from 'shared-contracts';
import { makeConsole } from '../config/console.ts';
import { folderOf } from '../config/containers.ts';
import { dataPaths, defaultDataDir, makeDataDir } from '../config/data-folder.ts';
import { envOf } from '../config/env.ts';
import { isRunning, readRun } from '../processes/run-file.ts';
import { startPlatform } from '../start/platform.ts';
import { toContainerName } from './containers.ts';
import { devPort, platformOf, untilStopped } from './dev-options.ts';
import { startDevServer } from './dev-server.ts';
import { buildDevShell } from './dev-shell.ts';
import { cacheVersion } from './inputs.ts';
import { runCommand } from './run.ts';
import { texts } from './texts.ts';

const { step, say } = makeConsole();

async function platformHere(dataDir: string) {
  const run = readRun(dataDir);
  if (isRunning(run)) return { origin: run.origin, stop: async () => {} };
  return startPlatform({ dataDir, port: envOf().port() ?? 3000, step, say });
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' }, folder: { type: 'string' } },
  });
  const name = toContainerName(positionals[0]);
  const dataDir = makeDataDir(defaultDataDir());
  const { origin: platform, stop } = values.against
    ? { origin: platformOf(values.against), stop: async () => {} }
    : await platformHere(dataDir);
  try {
    const cache = { cacheDir: dataPaths(dataDir).webpack, cacheVersion: cacheVersion() };
    const shell = name === shellName ? undefined : join(dataDir, 'dev', shellName);
    const folder = values.folder ? resolve(values.folder) : folderOf(name);
    const server = await step(texts.preparing(name), async () => {
      if (shell) await buildDevShell(shell, cache);
      return startDevServer({ name, folder, shell, platform, port: await devPort(), ...cache, say });
    });
    console.log(texts.developing(name, `${server.origin}/b2b/`, platform));
    await untilStopped();
    await server.stop();
  } finally {
    await stop();
  }
  process.exit(0);
});
