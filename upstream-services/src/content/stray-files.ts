import { sql } from 'kysely';
import { newSecret } from '../common/ids.ts';
import type { AppContext } from '../context.ts';
import type { Storage } from '../pictures/index.ts';
import { pictureBucket } from '../pictures/index.ts';
import { orderedPictures } from './ports.ts';
import { deleteUnusedFiles } from './unused-files.ts';

/** Milliseconds after which a file without a row counts as stray: an upload writes its row within minutes. */
const strayAfter = 24 * 3600_000;
const atOnce = 2_000;
const maxLooked = 100_000;
const maxStrays = 1_000;
/** With so many strays, and at least half of all files, nothing is deleted: the database then is more likely not the one of this storage. */
const suspicious = 20;

const nobody = '00000000-0000-0000-0000-000000000000';

const keyOf = (path: string): string | undefined => /^[^/]+\/([\w-]{2})\/(\1[\w-]+)\/[^/]+$/.exec(path)?.[2];

async function* picturesOf(storage: Storage, from: string): AsyncGenerator<{ key: string; changedAt: Date }> {
  const start = `${pictureBucket}/${from}`;
  let last: { key: string; changedAt: Date } | undefined;
  for (const second of [false, true]) {
    for await (const { path, changedAt } of storage.list(pictureBucket, second ? '' : start)) {
      if (second && path >= start) break;
      const key = keyOf(path);
      if (key === undefined) continue;
      if (last?.key === key) {
        if (changedAt > last.changedAt) last = { key, changedAt };
        continue;
      }
      if (last) yield last;
      last = { key, changedAt };
    }
  }
  if (last) yield last;
}

async function withoutRows({ db }: AppContext, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as kept(key)
    except select key from content where bucket = ${pictureBucket} and key = any(${keys}::text[])
  `.execute(db);
  const without = rows.map((row) => row.key);
  const ordered = await orderedPictures.get()(db, without);
  return without.filter((key) => !ordered.has(key));
}

/**
 * Queues picture files without a row for deletion: a process that died between writing the file and the row left them. A run looks at a limited
 * number of files, from a random key on, so that over time every file is checked.
 * @param from prefix of the key to begin with
 * @returns how many pictures were queued
 */
export async function sweepStrayFiles(context: AppContext, from = newSecret(2).slice(0, 2)): Promise<number> {
  const before = new Date(context.now().getTime() - strayAfter);
  const strays: string[] = [];
  let looked = 0;
  let batch: string[] = [];
  const ask = async () => {
    strays.push(...(await withoutRows(context, batch)));
    batch = [];
  };
  for await (const { key, changedAt } of picturesOf(context.storage, from)) {
    looked++;
    if (changedAt < before) batch.push(key);
    if (batch.length === atOnce) await ask();
    if (looked >= maxLooked || strays.length >= maxStrays) break;
  }
  await ask();
  if (strays.length >= suspicious && strays.length * 2 >= looked) {
    context.log.warn({ strays: strays.length, looked }, 'most files of pictures have no row: none is deleted');
    return 0;
  }
  const doomed = strays.slice(0, maxStrays);
  if (doomed.length === 0) return 0;
  await sql`
    insert into unused_pictures (merchant_id, bucket, key)
    select ${nobody}::uuid, ${pictureBucket}, key from unnest(${doomed}::text[]) as stray(key)
    on conflict do nothing
  `.execute(context.db);
  await deleteUnusedFiles(context);
  return doomed.length;
}
