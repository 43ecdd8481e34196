import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** How long audit lines are kept, in milliseconds: three years, after which no legal claim can rest on them. */
const retention = 3 * 365 * 24 * 60 * 60_000;
/** Rows per delete statement, so that it stays within the statement timeout. */
const forgottenAtOnce = 20_000;

export const forgetBefore = (moment: Date) => sql`
  delete from audit where ctid = any(array(
    select ctid from audit where at < ${moment} order by at limit ${forgottenAtOnce}
  ))
`;

export async function forgetOldLines({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  await forgetBefore(new Date(now().getTime() - retention)).execute(db);
}
