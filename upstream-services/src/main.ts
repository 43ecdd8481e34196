import { ConfigError, readConfig } from './config.ts';
import { createContext } from './context.ts';
import { migrate } from './db/migrate.ts';
import { createLog, type Log } from './log.ts';
import { type Server, startServer } from './server.ts';
import { texts } from './texts.ts';

/** Milliseconds that running requests have to finish, before the process ends anyway. */
const patience = 7_000;

const fail = (log: Log, sentence: string): never => {
  log.fatal(sentence);
  process.exit(1);
};

async function start(log: Log): Promise<Server> {
  const config = readConfig(process.env);
  await migrate(config.databaseUrl, log).catch((error: unknown) =>
    fail(log, texts.start.noDatabase(error instanceof Error ? error.message : String(error))),
  );
  return startServer(createContext(config)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') return fail(log, texts.start.portTaken(config.port));
    throw error;
  });
}

const log = createLog(process.env.LOG_LEVEL || 'info');
const server = await start(log).catch((error: unknown) => {
  if (error instanceof ConfigError) return fail(log, error.message);
  throw error;
});
log.info({ url: server.url }, 'listening');

let stopping = false;
const stop = (reason: string): void => {
  if (stopping) return;
  stopping = true;
  log.info({ reason }, 'stopping');
  setTimeout(() => fail(log, 'requests did not finish in time'), patience).unref();
  server.close().then(
    () => process.exit(0),
    (error: unknown) => {
      log.error({ err: error }, 'stopping failed');
      process.exit(1);
    },
  );
};
process.on('SIGTERM', () => stop('SIGTERM'));
process.on('SIGINT', () => stop('SIGINT'));
// Started with an IPC channel, it lives no longer than who started it.
process.on('disconnect', () => stop('the supervisor is gone'));
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught exception');
  process.exit(1);
});
process.on('unhandledRejection', (error) => {
  log.fatal({ err: error }, 'unhandled rejection');
  process.exit(1);
});
