import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type StoredFile, writeFile } from './files.ts';
import type { Store } from './store.ts';
import { streamOf } from './store.ts';
import { findTables } from './tables.ts';

interface RowsCopy {
  files: StoredFile[];
  tables: { name: string; columns: string[]; rows: number }[];
  mark: Date;
}

async function sequences(session: pg.Client): Promise<{ name: string; last: string }[]> {
  const { rows } = await session.query<{ name: string; last: string | null }>(
    `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = any($1)`,
    [['public', 'pgboss']],
  );
  return rows.flatMap(({ name, last }) => (last === null ? [] : [{ name, last }]));
}

/**
 * Copies all rows of a database as they are at one moment, while others go on writing: everything is read in one transaction that sees
 * one snapshot.
 * @param base beginning of the files' names
 */
export async function copyRows(
  session: pg.Client,
  store: Store,
  base: string,
  key: Buffer | undefined,
): Promise<RowsCopy> {
  // Taken before the snapshot, so that the snapshot has everything acknowledged until then.
  const now = await session.query<{ now: Date }>('select clock_timestamp() as now');
  await session.query('begin isolation level repeatable read read only');
  const copied: RowsCopy = { files: [], tables: [], mark: now.rows[0]?.now ?? new Date(0) };
  for (const { name, quoted, columns } of await findTables(session)) {
    const rows = session.query(copyTo(`copy (select ${columns.join(', ')} from ${quoted}) to stdout`));
    copied.files.push(await writeFile(store, `${base}tables/${name}.copy.gz`, rows as AsyncIterable<Buffer>, key));
    copied.tables.push({ name, columns, rows: rows.rowCount });
  }
  const standing = JSON.stringify(await sequences(session));
  copied.files.push(await writeFile(store, `${base}sequences.json.gz`, streamOf(standing), key));
  // Ends the transaction before pictures are copied, which may take long: an open snapshot keeps the database from cleaning up old rows.
  await session.query('commit');
  return copied;
}
