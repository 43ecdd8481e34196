import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartupError } from '../config/problem.ts';
import { streamOf } from './store.ts';
import { tarEnd, tarHeader, tarPadding } from './tar.ts';
import { texts } from './texts.ts';

/** Folders whose content belongs to the running server alone: PostgreSQL makes it anew (its manual, "Making a Base Backup"). */
const emptied = /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
const excluded =
  /(?:^|\/)(?:postmaster\.(?:pid|opts)|backup_label|tablespace_map|current_logfiles|pg_internal\.init|pgsql_tmp[^/]*)$/;
const readBytes = 1024 * 1024;

/** The database's control file is copied last: it must not be older than what was copied before. */
const control = 'global/pg_control';

interface Found {
  path: string;
  folder: boolean;
}

async function* entriesIn(cluster: string, folder: string): AsyncGenerator<Found> {
  for (const entry of await readdir(join(cluster, folder), { withFileTypes: true }).catch(() => [])) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (excluded.test(path) || path === control) continue;
    if (entry.isFile()) yield { path, folder: false };
    if (!entry.isDirectory()) continue;
    yield { path, folder: true };
    if (!emptied.test(path)) yield* entriesIn(cluster, path);
  }
}

/** One file as it is now: what is written to it meanwhile comes again from the write-ahead log. A file that went is left out. */
async function* fileInTar(cluster: string, path: string): AsyncGenerator<Buffer> {
  let handle: FileHandle;
  try {
    handle = await open(join(cluster, path), 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  try {
    const { size, mode } = await handle.stat();
    yield tarHeader({ path, mode, size, folder: false });
    for (let left = size; left > 0; ) {
      const bytes = Buffer.alloc(Math.min(left, readBytes));
      const { bytesRead } = await handle.read(bytes);
      // It was cut off meanwhile: the header promises a size, and the log cuts it again.
      const part = bytesRead === 0 ? bytes : bytes.subarray(0, bytesRead);
      left -= part.length;
      yield part;
    }
    yield tarPadding(size);
  } finally {
    await handle.close();
  }
}

function* textInTar(path: string, text: string): Generator<Buffer> {
  const bytes = Buffer.from(text);
  yield tarHeader({ path, mode: 0o600, size: bytes.length, folder: false });
  yield bytes;
  yield tarPadding(bytes.length);
}

async function logBetween(cluster: string, first: string, last: string): Promise<string[]> {
  const names = await readdir(join(cluster, 'pg_wal'));
  return names.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last).sort();
}

async function begin(session: pg.Client): Promise<string> {
  await session.query("select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)");
  const begun = await session.query<{ file: string }>(
    "select pg_walfile_name(pg_backup_start('backup', fast => true)) as file",
  );
  return begun.rows[0]?.file ?? '';
}

/**
 * A copy of the running embedded server's data directory as an archive, with the log that makes it consistent: put back and started, it is
 * the database as it was when the copy ended.
 * @param session a connection with a role that may make backups; kept until the end
 * @param onEnd   told the moment, by the database's clock, up to which everything is in the copy
 */
export async function* copyCluster(
  session: pg.Client,
  cluster: string,
  onEnd: (mark: Date) => void,
): AsyncGenerator<Buffer> {
  const first = await begin(session).catch((error: pg.DatabaseError) => {
    throw error.code === '55000' ? new StartupError(texts.oldSettings) : error;
  });
  for await (const { path, folder } of entriesIn(cluster, '')) {
    if (!folder) yield* fileInTar(cluster, path);
    else {
      const { mode } = await stat(join(cluster, path)).catch(() => ({ mode: 0o700 }));
      yield tarHeader({ path, mode, size: 0, folder: true });
    }
  }
  yield* fileInTar(cluster, control);
  const now = await session.query<{ now: Date }>('select clock_timestamp() as now');
  const ended = await session.query<{ file: string; label: string; spaces: string }>(
    'select pg_walfile_name(lsn) as file, labelfile as label, spcmapfile as spaces from pg_backup_stop(false)',
  );
  const { file: last = '', label = '', spaces = '' } = ended.rows[0] ?? {};
  for (const name of await logBetween(cluster, first, last)) yield* fileInTar(cluster, `pg_wal/${name}`);
  yield* textInTar('backup_label', label);
  if (spaces.trim() !== '') yield* textInTar('tablespace_map', spaces);
  yield* streamOf(tarEnd());
  onEnd(now.rows[0]?.now ?? new Date(0));
}
