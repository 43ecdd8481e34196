import { PgBoss } from 'pg-boss';
import type { AppContext } from '../context.ts';
import { type Job, runJob } from '../jobs/index.ts';

/** How many tries ended well and how many did not. */
export interface JobsRun {
  done: number;
  failed: number;
}

/** Runs jobs until none waits that may run now. One that fails waits for its next try, which this does not wait for. */
export async function runWaitingJobs(context: AppContext, jobs: readonly Job<AppContext>[]): Promise<JobsRun> {
  const url = context.config.databaseUrl;
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false, migrate: false });
  const run: JobsRun = { done: 0, failed: 0 };
  const work = async (job: Job<AppContext>): Promise<boolean> => {
    const [taken] = await boss.fetch<unknown>(job.name, { includeMetadata: true });
    if (!taken) return false;
    const { id, data, retryCount } = taken;
    try {
      await runJob(context, job, { id, data, retryCount, signal: new AbortController().signal });
      await boss.complete(job.name, id);
      run.done++;
    } catch (error) {
      await boss.fail(job.name, id, { message: String(error) });
      run.failed++;
    }
    return true;
  };
  await boss.start();
  try {
    for (let found = true; found; ) {
      found = false;
      for (const job of jobs) found = (await work(job)) || found;
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  return run;
}
