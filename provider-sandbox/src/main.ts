import { answerSupervisor, StartupError, tellReady } from 'shared-node';
import { createLog } from './common/log.ts';
import { readConfig } from './config.ts';
import { startSandbox } from './sandbox.ts';
import { texts } from './texts.ts';

answerSupervisor();
const { log, flush } = createLog(process.env.LOG_LEVEL || 'info');

function fail(sentence: string): never {
  log.fatal(sentence);
  flush();
  process.exit(1);
}

async function start() {
  const config = readConfig(process.env);
  return startSandbox(config, log).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new StartupError(texts.start.portTaken(config.port, config.smtpPort));
    throw error;
  });
}

const sandbox = await start().catch((error: unknown) => {
  if (error instanceof StartupError) return fail(error.message);
  throw error;
});

let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await sandbox.close();
  flush();
  process.exit(0);
}

process.on('SIGTERM', end);
process.on('SIGINT', end);
// With an IPC channel the sandbox ends when its parent process does.
process.on('disconnect', end);

log.info({ url: sandbox.url, smtp: sandbox.smtpUrl }, 'listening');
flush();
tellReady();
