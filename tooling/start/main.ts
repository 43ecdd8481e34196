import { makeConsole } from '../config/console.ts';
import { defaultDataDir } from '../config/data-folder.ts';
import { envOf } from '../config/env.ts';
import { describeError } from '../config/startup-error.ts';
import { findNpm, stillRuns } from '../processes/processes.ts';
import { formatAddresses } from './addresses.ts';
import { startPlatform } from './platform.ts';
import { texts } from './texts.ts';

const { step, say, total } = makeConsole();
const giveUp = new AbortController();
const npm = findNpm();

const env = envOf();
const host = env.host();
const stage = env.stage() ?? 'demo';

const start = async () => {
  const [dataDir, port, databaseUrl] = [defaultDataDir(), env.port() ?? 3000, env.databaseUrl()];
  return startPlatform({ dataDir, port, host, stage, databaseUrl, step, say, signal: giveUp.signal });
};
const platform = start();

async function end(): Promise<void> {
  if (giveUp.signal.aborted) process.exit(130);
  giveUp.abort();
  console.log(texts.stopping);
  await stop();
  console.log(texts.stopped);
  process.exit(0);
}

async function stop(): Promise<void> {
  const running = await platform.catch(() => undefined);
  await running?.stop();
}

/** Ctrl-C reaches this process twice, from the terminal and from npm: two signals within a moment count as one. */
let lastSignal = 0;
const onSignal = () => {
  const now = Date.now();
  if (now - lastSignal > 500) void end();
  lastSignal = now;
};
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
process.on('disconnect', onSignal);
if (npm) setInterval(() => stillRuns(npm) || giveUp.signal.aborted || onSignal(), 1_000);

try {
  const { origin, sandbox } = await platform;
  console.log(`${await formatAddresses(origin, stage, defaultDataDir(), sandbox)}\n${texts.total(total())}`);
} catch (error) {
  if (!giveUp.signal.aborted) {
    console.error(describeError(error));
    await stop();
    process.exit(1);
  }
}
