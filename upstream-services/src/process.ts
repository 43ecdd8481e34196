import { answerSupervisor, drainTimeouts, StartupError, tellReady } from 'shared-node';
import { createLog, type Log } from './common/log.ts';
import { type Config, readConfig } from './config.ts';
import { UnusableSchema } from './db/compatibility.ts';
import { prepareDatabase } from './prepare-database.ts';
import { texts } from './texts.ts';

interface Running {
  close(isFollowed: boolean): Promise<void>;
}

const timeouts = { alone: 7_000, followed: drainTimeouts.limit + 8_000 };

/**
 * Runs a process, and stops it in order: on SIGTERM with time for running work, on SIGINT or without its supervisor soon. An error of `start` ends
 * the process.
 */
export async function runProcess(
  name: string,
  start: (config: Config, log: Log, fail: (sentence: string) => never) => Promise<Running>,
): Promise<void> {
  answerSupervisor();
  const log = createLog(process.env.LOG_LEVEL || 'info', name);
  const fail = (sentence: string): never => {
    log.fatal(sentence);
    process.exit(1);
  };
  const begin = async (): Promise<Running> => {
    const config = readConfig(process.env);
    await prepareDatabase(config.databaseUrl, log).catch((error: unknown) =>
      fail(
        error instanceof UnusableSchema
          ? error.message
          : texts.start.noDatabase(error instanceof Error ? error.message : String(error)),
      ),
    );
    return start(config, log, fail);
  };
  const running = await begin().catch((error: unknown) => {
    if (error instanceof StartupError) return fail(error.message);
    throw error;
  });
  endInOrder(running, log, fail);
  tellReady();
}

function endInOrder(running: Running, log: Log, fail: (sentence: string) => never): void {
  let stopping = false;
  const stop = (reason: string, isFollowed = false): void => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    const timeout = isFollowed ? timeouts.followed : timeouts.alone;
    setTimeout(() => fail('what was under way did not finish in time'), timeout).unref();
    running.close(isFollowed).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM', true));
  process.on('SIGINT', () => stop('SIGINT'));
  // Started with an IPC channel, the process ends with its supervisor.
  process.on('disconnect', () => stop('the supervisor is gone'));
  if (process.send && !process.connected) stop('the supervisor went before the start was done');
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection');
    process.exit(1);
  });
}
