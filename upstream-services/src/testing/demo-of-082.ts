import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema/index.ts';

type Row = Record<string, unknown>;

export const demoOf082 = (): Record<string, Row[]> =>
  JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, 'fixtures/demo-shops-082.json.gz'))).toString());

export async function fillWithDemoOf082(db: Kysely<Tables>): Promise<void> {
  for (const [table, rows] of Object.entries(demoOf082())) {
    const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    `.execute(db);
  }
}
