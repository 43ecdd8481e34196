import { PgBoss } from 'pg-boss';
import type { Job } from './job.ts';
import { type RunContext, runJob } from './run.ts';

const pollSeconds = { notified: 2, unnotified: 1 };
const backlog = 20;
const superviseEvery = 15;
const timeout = 5_000;

interface WorkerContext extends RunContext {
  config: RunContext['config'] & { databaseUrl: string };
}

interface Worker {
  close(): Promise<void>;
}

/**
 * Takes jobs from the database and runs them, each kind with a limit of its own, so that a stuck kind (a mail server that does not answer) does not
 * block the others. Also inserts the scheduled jobs.
 */
export async function startWorker<Context extends WorkerContext>(
  context: Context,
  jobs: readonly Job<Context>[],
): Promise<Worker> {
  const { config, log } = context;
  const boss = new PgBoss({
    connectionString: config.databaseUrl,
    max: 4,
    application_name: 'upstream-worker',
    superviseIntervalSeconds: superviseEvery,
    monitorIntervalSeconds: superviseEvery,
    queueCacheIntervalSeconds: superviseEvery,
    useListenNotify: true,
    maintenanceIntervalSeconds: 3_600,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job system cannot work'));
  boss.on('warning', ({ message }) => log.warn({ what: message }, 'the job system warns'));
  await boss.start();
  for (const job of jobs) {
    const options = {
      localConcurrency: job.atOnce ?? 1,
      ...(job.ofOneOwner === undefined ? {} : { localGroupConcurrency: job.ofOneOwner }),
      pollingIntervalSeconds: pollSeconds.unnotified,
      notifyPollingIntervalSeconds: pollSeconds.notified,
      burstWhenReadyExceeds: backlog,
      includeMetadata: true as const,
    };
    await boss.work<unknown, void, typeof options>(job.name, options, async (taken) => {
      for (const one of taken) await runJob(context, job, one);
    });
  }
  return { close: () => boss.stop({ timeout }) };
}
