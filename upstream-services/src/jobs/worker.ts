import { PgBoss } from 'pg-boss';
import type { Job } from './job.ts';
import { type RunContext, runJob } from './run.ts';

/** Seconds between two looks for work that has become due; of what is to be done at once the database tells. */
const lookEvery = { told: 2, untold: 1 };
/** Jobs of a kind that wait, beyond which they are done one after another without a pause. */
const backlog = 20;
/** Seconds between two looks for jobs whose process is silent. */
const superviseEvery = 15;
/** Milliseconds that running jobs have to finish when the process ends; the rest is tried again by the next one. */
const timeout = 5_000;

interface WorkerContext extends RunContext {
  config: RunContext['config'] & { databaseUrl: string };
}

/** What runs jobs. */
interface Worker {
  /** Takes no more jobs, waits for those that run, a few seconds at most. */
  close(): Promise<void>;
}

/**
 * Takes jobs from the database and runs them: of each kind so many at the same time as it says, so that one kind that is stuck (a mail
 * server that does not answer) keeps no other from being done. Also sends the jobs that the clock asks for.
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
      pollingIntervalSeconds: lookEvery.untold,
      notifyPollingIntervalSeconds: lookEvery.told,
      burstWhenReadyExceeds: backlog,
      includeMetadata: true as const,
    };
    await boss.work<unknown, void, typeof options>(job.name, options, async (taken) => {
      for (const one of taken) await runJob(context, job, one);
    });
  }
  return { close: () => boss.stop({ timeout }) };
}
