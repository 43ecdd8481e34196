import { chmod, chown, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, extract } from 'tar-stream';
import { StartupError } from '../config/startup-error.ts';
import { databaseRole, runProgram } from '../postgres/cluster.ts';
import type { ClusterLocation } from '../postgres/cluster-location.ts';
import { readFile } from './files.ts';
import type { Manifest } from './manifest.ts';
import type { Store } from './store.ts';
import { texts } from './texts.ts';

const besideOf = (location: ClusterLocation): string => join(location.home, 'restoring');

async function writeEntry(location: ClusterLocation, entry: Entry): Promise<void> {
  const { name, mode = 0o600, type } = entry.header;
  if (name.startsWith('/') || name.split('/').includes('..')) throw new StartupError(texts.damaged(name));
  const target = join(besideOf(location), name);
  if (type === 'directory') await mkdir(target, { recursive: true });
  else {
    const handle = await open(target, 'wx', 0o600);
    try {
      for await (const part of entry) await handle.write(part);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
  await chmod(target, mode);
  if (location.owner) await chown(target, location.owner.uid, location.owner.gid);
}

/**
 * @param output everything that the program wrote; its first error is the cause, later ones follow from it
 * @param code exit code; null where it was killed
 */
export function failureIn(output: string, code: number | null): string | undefined {
  const first = /\b(?:ERROR|FATAL|PANIC):\s+(.*)/.exec(output)?.[1];
  return first ?? (code === 0 ? undefined : `exit ${code}`);
}

/**
 * Runs PostgreSQL in single-user mode for one statement. It replays the backup's write-ahead log, and sets the role's password to that of the new
 * data folder.
 * @throws StartupError with PostgreSQL's message
 */
async function recover(location: ClusterLocation, password: string): Promise<void> {
  // The password has letters, digits, - and _ only, so it needs no escaping. Single-user mode logs no statements.
  const statement = `alter role ${databaseRole} password '${password}'\n`;
  const args = ['--single', '-D', besideOf(location), 'postgres'];
  const { output, code } = await runProgram(location, 'postgres', args, statement);
  const failed = failureIn(output, code);
  if (failed !== undefined) throw new StartupError(texts.recoveryFailed(failed));
}

export async function unpackCluster(
  store: Store,
  { files }: Manifest,
  key: Buffer | undefined,
  location: ClusterLocation,
  password: string,
): Promise<void> {
  await removeUnpacked(location);
  const beside = besideOf(location);
  await mkdir(beside, { mode: 0o700 });
  if (location.owner) await chown(beside, location.owner.uid, location.owner.gid);
  const [archive] = files;
  if (!archive) throw new StartupError(texts.damaged('manifest'));
  const entries = extract();
  // Reads to the end of the file, where its authenticity is proved.
  const read = pipeline(Readable.from(readFile(store, archive, key)), entries);
  const write = async () => {
    for await (const entry of entries) {
      await writeEntry(location, entry);
      entry.resume();
    }
  };
  // A failed write also breaks off the reading, so the error of the write comes first.
  const outcomes = await Promise.allSettled([write(), read]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  await recover(location, password);
}

export const placeCluster = (location: ClusterLocation): Promise<void> => rename(besideOf(location), location.cluster);

export const removeUnpacked = (location: ClusterLocation): Promise<void> =>
  rm(besideOf(location), { recursive: true, force: true, maxRetries: 10 });
