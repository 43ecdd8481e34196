import { once } from 'node:events';
import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type Headers, type Pack, pack } from 'tar-stream';
import { StartupError } from '../config/startup-error.ts';
import { texts } from './texts.ts';

/** Folders whose content belongs to the running server only. A restored server fills them anew (PostgreSQL's manual, "Making a Base Backup"). */
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

async function addEntry(archive: Pack, header: Headers, content: AsyncIterable<Buffer>): Promise<void> {
  const entry = archive.entry({ mtime: new Date(0), ...header });
  const written = finished(entry);
  for await (const part of content) if (!entry.write(part)) await Promise.race([once(entry, 'drain'), written]);
  entry.end();
  await written;
}

async function* bytesOf(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let left = size; left > 0; ) {
    const bytes = Buffer.alloc(Math.min(left, readBytes));
    const { bytesRead } = await handle.read(bytes);
    // The file was truncated meanwhile. The tar header promises a size, so zeros fill it up; at recovery the write-ahead log truncates the file
    // again.
    const part = bytesRead === 0 ? bytes : bytes.subarray(0, bytesRead);
    left -= part.length;
    yield part;
  }
}

/** Copies one file as it is now. Writes during the copy are repeated from the write-ahead log at recovery. A deleted file is skipped. */
async function addFile(archive: Pack, cluster: string, path: string): Promise<void> {
  const handle = await open(join(cluster, path), 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!handle) return;
  try {
    const { size, mode } = await handle.stat();
    await addEntry(archive, { name: path, mode: mode & 0o7777, size }, bytesOf(handle, size));
  } finally {
    await handle.close();
  }
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

async function fill(archive: Pack, session: pg.Client, cluster: string): Promise<Date> {
  const first = await begin(session).catch((error: pg.DatabaseError) => {
    throw error.code === '55000' ? new StartupError(texts.oldSettings) : error;
  });
  for await (const { path, folder } of entriesIn(cluster, '')) {
    if (!folder) await addFile(archive, cluster, path);
    else {
      const { mode } = await stat(join(cluster, path)).catch(() => ({ mode: 0o700 }));
      archive.entry({ name: path, mode: mode & 0o7777, mtime: new Date(0), type: 'directory' });
    }
  }
  await addFile(archive, cluster, control);
  const now = await session.query<{ now: Date }>('select clock_timestamp() as now');
  const ended = await session.query<{ file: string; label: string; spaces: string }>(
    'select pg_walfile_name(lsn) as file, labelfile as label, spcmapfile as spaces from pg_backup_stop(false)',
  );
  const { file: last = '', label = '', spaces = '' } = ended.rows[0] ?? {};
  for (const name of await logBetween(cluster, first, last)) await addFile(archive, cluster, `pg_wal/${name}`);
  const labels = { backup_label: label, ...(spaces.trim() === '' ? {} : { tablespace_map: spaces }) };
  for (const [name, text] of Object.entries(labels)) archive.entry({ name, mode: 0o600, mtime: new Date(0) }, text);
  archive.finalize();
  return now.rows[0]?.now ?? new Date(0);
}

/**
 * Copies the data directory of the running embedded server into an archive, with the write-ahead log that makes it consistent. A server started on it
 * has the database as it was when the copy ended.
 * @param session a connection with a role that may make backups; kept open until the end
 * @param onEnd   gets the moment, by the database's clock, up to which the copy is complete
 */
export async function* copyCluster(
  session: pg.Client,
  cluster: string,
  onEnd: (mark: Date) => void,
): AsyncGenerator<Buffer> {
  const archive = pack();
  const filled = fill(archive, session, cluster);
  filled.catch((error: Error) => archive.destroy(error));
  try {
    for await (const part of archive) yield part;
  } finally {
    archive.destroy();
  }
  onEnd(await filled);
}
