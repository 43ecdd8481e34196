import { PgBoss, type QueueOptions } from 'pg-boss';
import type { Log } from '../common/log.ts';
import type { JobSettings } from './job.ts';

export const deadLetters = 'dead-letters';

const day = 86_400;

/** Seconds without a heartbeat after which the database gives a job to another process. */
const silence = 20;

const queueOf = ({ retry, timeLimit }: JobSettings) => ({
  retryLimit: retry.limit,
  retryDelay: retry.delay,
  retryBackoff: true,
  retryDelayMax: retry.most,
  expireInSeconds: timeLimit,
  heartbeatSeconds: silence,
  retentionSeconds: 30 * day,
  deleteAfterSeconds: day,
  deadLetter: deadLetters,
  // Inserting a job wakes the workers that wait for one.
  notify: true,
});

async function declareQueue(boss: PgBoss, name: string, settings: QueueOptions): Promise<void> {
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
}

/**
 * Must not run in several processes at once; `prepareDatabase` calls it under a lock. A queue without a job stays, since the previous release may
 * still run.
 */
export async function installJobs(url: string, log: Log, jobs: readonly JobSettings[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on('error', (error) => log.warn({ err: error }, 'the job system was not prepared'));
  try {
    await boss.start();
    await declareQueue(boss, deadLetters, { retentionSeconds: 90 * day, deleteAfterSeconds: day });
    for (const job of jobs) await declareQueue(boss, job.name, queueOf(job));
    for (const { name, cron } of jobs) {
      if (cron) await boss.schedule(name, cron, {}, { missed: 'once' });
      else await boss.unschedule(name);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
