/**
 * `npm run dev -- <container>`: one container with hot reload, everything else as released. Where the platform runs already, a second
 * BFF stands in front of its services; otherwise the whole platform is started.
 */
import { join } from 'node:path';
import { makeConsole } from '../config/console.ts';
import { dataPaths, defaultDataDir, makeDataDir } from '../config/data-folder.ts';
import { envOf } from '../config/env.ts';
import { freePort, isPortFree } from '../config/ports.ts';
import { readSecrets } from '../config/secrets.ts';
import { isRunning, readRun } from '../processes/run-file.ts';
import { startPlatform } from '../start/platform.ts';
import { startService } from '../start/service.ts';
import { bffEnvironment } from '../start/settings.ts';
import { toContainerName } from './containers.ts';
import { startDevServer } from './dev-server.ts';
import { runCommand } from './run.ts';
import { texts } from './texts.ts';

const preferredPort = 3201;
const { step, say } = makeConsole();

/** A BFF of its own in front of services that run already. */
async function besideRunning(dataDir: string, servicesPort: number, devRemotes: string) {
  const port = await freePort();
  const settings = {
    dataDir,
    port,
    host: '127.0.0.1',
    stage: 'demo',
    servicesPort,
    databaseUrl: '',
    secrets: readSecrets(dataDir),
  };
  const bff = await startService({
    name: 'bff-express',
    entry: 'bff-express/src/main.ts',
    env: { ...bffEnvironment(settings), DEV_REMOTES: devRemotes },
    log: join(dataPaths(dataDir).logs, 'bff-express-dev.log'),
    readyUrl: `http://127.0.0.1:${port}/b2b/bff/readyz`,
    say,
    onPid: () => {},
  });
  return { origin: `http://localhost:${port}`, stop: () => bff.stop() };
}

await runCommand(async () => {
  const name = toContainerName(process.argv[2]);
  const dataDir = makeDataDir(defaultDataDir());
  const port = (await isPortFree(preferredPort, '127.0.0.1')) ? preferredPort : await freePort();
  const server = await step(texts.preparing(name), () => startDevServer(name, port, dataDir));
  const run = readRun(dataDir);
  const pages =
    isRunning(run) && run.servicesPort
      ? await step(texts.devTitle, () => besideRunning(dataDir, run.servicesPort ?? 0, server.remotes))
      : await startPlatform({ dataDir, port: envOf().port() ?? 3000, env: { DEV_REMOTES: server.remotes }, step, say });
  console.log(texts.developing(name, `${pages.origin}/b2b/`));
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
    process.once('disconnect', () => resolve());
  });
  await pages.stop();
  await server.stop();
  process.exit(0);
});
