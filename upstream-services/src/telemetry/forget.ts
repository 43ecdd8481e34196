import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';

const day = 86_400_000;
export const keptFor = 30;
const batchesKeptFor = 2;
/** Rows per delete statement, so that it stays within the statement timeout. */
const atOnce = 20_000;
const mostStatements = 50;

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
