import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';

const day = 86_400_000;
export const keptFor = 30;
const batchesKeptFor = 2;
/** Rows per delete statement, so that it stays within the statement timeout. */
const atOnce = 20_000;
const mostStatements = 50;
/** Days for which counts are kept by the minute. Every period is shown by whole hours, so that nothing shown gets coarser but when a release was heard of last. */
const byMinuteFor = 1;

async function deleteBefore(db: Database, moment: Date): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    delete from release_counts where ctid = any(array(
      select ctid from release_counts where minute < ${moment} limit ${atOnce}
    ))
  `.execute(db);
  return numAffectedRows;
}

export async function forgetReleaseCounts({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * day);
  for (let statements = 0; statements < mostStatements; statements += 1) {
    if ((await deleteBefore(db, before(keptFor))) < BigInt(atOnce)) break;
  }
  await db.deleteFrom('release_count_batches').where('added_at', '<', before(batchesKeptFor)).execute();
}

async function nextHourOfMinutes(db: Database, before: Date): Promise<Date | null> {
  const hours = await sql<{ hour: Date | null }>`
    select date_trunc('hour', min(minute), 'UTC') as hour
    from release_counts where minute < ${before} and minute <> date_trunc('hour', minute, 'UTC')
  `.execute(db);
  return hours.rows[0]?.hour ?? null;
}

/** Merges the minutes of days that are over into hours: staff's page reads all counts of its period each time. */
export async function mergeMinutes({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - byMinuteFor * day);
  for (let statements = 0; statements < mostStatements; statements += 1) {
    const hour = await nextHourOfMinutes(db, before);
    if (hour === null) return;
    await sql`
      with minutes as (
        delete from release_counts
        where minute > ${hour} and minute < ${before} and minute < ${hour}::timestamptz + interval '1 hour'
        returning name, version, cohort, kind, bucket, count
      )
      insert into release_counts (minute, name, version, cohort, kind, bucket, count)
      select ${hour}::timestamptz, name, version, cohort, kind, bucket, sum(count) from minutes group by 1, 2, 3, 4, 5, 6
      on conflict (minute, name, version, cohort, kind, bucket)
      do update set count = release_counts.count + excluded.count
    `.execute(db);
  }
}
