import { sql } from 'kysely';
import { addReleaseCounts, type ReleaseCountRow } from 'shared-contracts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { noteServed, type ServedRelease } from '../../registry/index.ts';
import { keptFor } from '../summarize.ts';

const ahead = 5 * 60_000;
const day = 86_400_000;

const servedKinds: readonly ReleaseCountRow['kind'][] = ['load', 'entry', 'file'];

function servedIn(rows: readonly ReleaseCountRow[]): ServedRelease[] {
  const served = new Map<string, ServedRelease>();
  for (const { name, version, kind, minute } of rows) {
    if (!servedKinds.includes(kind)) continue;
    const key = `${name} ${version}`;
    const at = new Date(minute);
    const known = served.get(key);
    if (!known || known.at < at) served.set(key, { name, version, at });
  }
  return [...served.values()];
}

/** Adds a batch of counts of a BFF, once. Rows older than 30 days or in the future are ignored. */
export default bindRoute(addReleaseCounts, async ({ context, body }) => {
  const now = context.now().getTime();
  const rows = body.rows.filter(({ minute }) => {
    const at = Date.parse(minute);
    return at > now - keptFor * day && at < now + ahead;
  });
  await inTransaction(context, async (trx) => {
    const isNew = await trx
      .insertInto('release_count_batches')
      .values({ batch_id: body.batch_id, added_at: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (isNew.numInsertedOrUpdatedRows !== 1n || rows.length === 0) return;
    // In the order of the key, so that batches of two machines never deadlock.
    await sql`
      insert into release_counts (minute, name, version, cohort, kind, bucket, count)
      select minute, name, version, cohort, kind, bucket, sum(count)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as said (minute timestamptz, name text, version text, cohort text, kind text, bucket smallint, count bigint)
      group by 1, 2, 3, 4, 5, 6
      order by 1, 2, 3, 4, 5, 6
      on conflict (minute, name, version, cohort, kind, bucket)
      do update set count = release_counts.count + excluded.count
    `.execute(trx);
    await noteServed(trx, servedIn(rows));
  });
  return {};
});
