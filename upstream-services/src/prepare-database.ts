import { sql } from 'kysely';
import type { Log } from './common/log.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { jobs } from './job-list.ts';
import { installJobs } from './jobs/index.ts';

const lock = 5_140_922;

/**
 * Brings the schema and the job system's own up to date, under one advisory lock: of several processes that start together, of whatever
 * kind, one works and the others wait.
 * @throws what the database says
 */
export async function prepareDatabase(url: string, log: Log): Promise<void> {
  const db = openDatabase({ url, size: 1, log, statementTimeout: 0 });
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
      await migrate(url, log);
      await installJobs(url, log, jobs);
    });
  } finally {
    await db.destroy();
  }
}
