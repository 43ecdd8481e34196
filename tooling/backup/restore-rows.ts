import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { dataPaths } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { runScript } from '../processes/run-script.ts';
import { readFile, type StoredFile } from './files.ts';
import type { Manifest } from './manifest.ts';
import { hasTable, openSession } from './session.ts';
import type { BackupSettings } from './settings.ts';
import { readWhole, type Store } from './store.ts';
import { jobsTable as jobs, schemas } from './tables.ts';
import { texts } from './texts.ts';

/** While this table exists, the database is incomplete, and only a restore may continue with it. */
const marker = 'public.b2b_restoring';

const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => pg.escapeIdentifier(part))
    .join('.');

async function verify(store: Store, { files }: Manifest, key: Buffer | undefined): Promise<void> {
  for (const file of files) for await (const part of readFile(store, file, key)) void part;
}

async function begin(session: pg.Client, id: string): Promise<boolean> {
  if (await hasTable(session, marker)) {
    const { rows } = await session.query<{ id: string; done: boolean }>(`select id, done from ${marker}`);
    if (rows[0]?.done && rows[0].id !== id) throw new StartupError(texts.databaseNotEmpty);
    return rows[0]?.done ?? false;
  }
  const { rows } = await session.query(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname = any($1) limit 1`,
    [schemas],
  );
  if (rows.length > 0) throw new StartupError(texts.databaseNotEmpty);
  await session.query(`create table ${marker} (id text not null, done boolean not null)`);
  return false;
}

/** Creates the tables in the version of the backup; the platform migrates them at its next start. */
const makeTables = ({ dataDir }: BackupSettings, url: string, schema: string): Promise<void> =>
  runScript({
    title: texts.steps.restoreDatabase,
    args: ['upstream-services/src/migrate-to.ts', schema],
    env: { DATABASE_URL: url },
    log: `${dataPaths(dataDir).logs}/restore.log`,
  });

async function copyIn(session: pg.Client, into: string, columns: readonly string[], content: AsyncIterable<Buffer>) {
  const writing = session.query(copyFrom(`copy ${into} (${columns.join(', ')}) from stdin`));
  await pipeline(content, writing);
  return writing.rowCount;
}

/** Restores only jobs whose queue still exists, because no service would run the others. */
async function bringJobs(session: pg.Client, columns: readonly string[], content: AsyncIterable<Buffer>) {
  if (!(await hasTable(session, jobs))) return null;
  await session.query(`create temporary table waiting_jobs on commit drop as select * from ${jobs} limit 0`);
  const count = await copyIn(session, 'waiting_jobs', columns, content);
  const list = columns.join(', ');
  await session.query(
    `insert into ${jobs} (${list}) select ${list} from waiting_jobs
     where exists (select from pgboss.queue where queue.name = waiting_jobs.name) on conflict do nothing`,
  );
  return count;
}

async function bringSequences(session: pg.Client, content: AsyncIterable<Buffer>): Promise<void> {
  for (const { name, last } of JSON.parse((await readWhole(content)).toString()) as { name: string; last: string }[]) {
    await session.query('select setval(to_regclass($1::text), $2::bigint) where to_regclass($1::text) is not null', [
      name,
      last,
    ]);
  }
}

/** Restores all rows in one transaction. Triggers are off, since the rows that they would write are in the backup. */
async function bringRows(
  session: pg.Client,
  manifest: Manifest,
  contentOf: (file: StoredFile) => AsyncIterable<Buffer>,
): Promise<void> {
  const fileOf = (ending: string) => {
    const file = manifest.files.find(({ name }) => name.endsWith(ending));
    if (!file) throw new StartupError(texts.damaged(ending));
    return contentOf(file);
  };
  await session.query('begin');
  const ours = manifest.tables.filter(({ name }) => name.startsWith('public.'));
  for (const { name } of ours) await session.query(`alter table ${quoted(name)} disable trigger user`);
  // Deletes rows that migrations have written, as the backup has its own copy of them.
  await session.query(`truncate ${ours.map(({ name }) => quoted(name)).join(', ')}`);
  for (const { name, columns, rows } of manifest.tables) {
    const content = fileOf(`/tables/${name}.copy.gz`);
    const isJobs = name === jobs;
    const count = isJobs
      ? await bringJobs(session, columns, content)
      : await copyIn(session, quoted(name), columns, content);
    if (count !== null && count !== rows) throw new StartupError(texts.wrongRows(name));
  }
  for (const { name } of ours) await session.query(`alter table ${quoted(name)} enable trigger user`);
  await bringSequences(session, fileOf('/sequences.json.gz'));
  await session.query(`delete from ${marker}`);
  await session.query(`insert into ${marker} values ($1, true)`, [manifest.id]);
  await session.query('commit');
  await session.query('analyze');
}

/**
 * Fills an empty database from a backup of rows. After an interruption, another call continues.
 * @throws StartupError with one sentence for a database that is not empty, or a damaged backup
 */
export async function restoreRows(settings: BackupSettings, url: string, store: Store, manifest: Manifest) {
  await verify(store, manifest, settings.key);
  const session = await openSession(url);
  try {
    if (await begin(session, manifest.id)) return;
    await makeTables(settings, url, manifest.schema ?? '');
    await bringRows(session, manifest, (file) => readFile(store, file, settings.key));
  } finally {
    await session.end().catch(() => {});
  }
}

export async function dropRestoreMarker(url: string): Promise<void> {
  const session = await openSession(url);
  await session.query(`drop table if exists ${marker}`).finally(() => session.end());
}
