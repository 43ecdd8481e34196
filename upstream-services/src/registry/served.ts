import { sql } from 'kysely';
import type { Trx } from '../db/transaction.ts';

export interface ServedRelease {
  name: string;
  version: string;
  at: Date;
}

/**
 * Records when releases were last served, to the hour, so that rows are not written every few seconds. Releases unknown to the registry are ignored.
 */
export async function noteServed(trx: Trx, served: readonly ServedRelease[]): Promise<void> {
  if (served.length === 0) return;
  await sql`
    update releases set served_at = said.at
    from jsonb_to_recordset(${JSON.stringify(served)}::jsonb) as said (name text, version text, at timestamptz)
    where releases.name = said.name and releases.version = said.version
      and coalesce(releases.served_at, '-infinity') < said.at - interval '1 hour'
  `.execute(trx);
}
