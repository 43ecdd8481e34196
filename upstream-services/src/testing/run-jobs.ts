import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { AppContext } from '../context.ts';
import { type Job, runJob } from '../jobs/index.ts';

export interface JobsRun {
  done: number;
  failed: number;
}

async function waitingIn({ db }: AppContext): Promise<Set<string>> {
  const waiting = sql<{ name: string }>`
    select distinct name from pgboss.job where state < 'active' and start_after <= now()
  `;
  return new Set((await waiting.execute(db)).rows.map(({ name }) => name));
}

export async function runWaitingJobs(context: AppContext, jobs: readonly Job<AppContext>[]): Promise<JobsRun> {
  const boss = new PgBoss({ db: fromKysely(context.db), supervise: false, schedule: false, migrate: false });
  boss.on('error', () => {});
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
  let waiting = await waitingIn(context);
  if (!jobs.some(({ name }) => waiting.has(name))) return run;
  await boss.start();
  try {
    for (let found = true; found; waiting = await waitingIn(context)) {
      found = false;
      for (const job of jobs) if (waiting.has(job.name)) found = (await work(job)) || found;
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  return run;
}
