import { type BackupEntry, listBackups, picturesFolder, readManifest } from './manifest.ts';
import { readPictureList } from './pictures.ts';
import type { Store } from './store.ts';

const day = 24 * 3600 * 1000;

export function backupDateOf(id: string): Date {
  const [, year, month, date, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(id) ?? [];
  return new Date(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
}

export function findExpiredBackups(whole: readonly BackupEntry[], keepDays: number, now: Date): BackupEntry[] {
  return whole.slice(0, -1).filter(({ id }) => now.getTime() - backupDateOf(id).getTime() > keepDays * day);
}

async function prunePictures(store: Store, kept: readonly BackupEntry[], key: Buffer | undefined): Promise<void> {
  const folder = picturesFolder(key);
  const named = new Set<string>();
  for (const found of kept) {
    if (found.encrypted !== (key !== undefined)) continue;
    // This backup has another key or is damaged, so its pictures are unknown: none may be deleted.
    const manifest = await readManifest(store, found, key).catch(() => null);
    if (!manifest) return;
    if (manifest.pictures.folder !== folder) continue;
    for (const name of await readPictureList(store, manifest.pictures.list, key)) named.add(folder + name);
  }
  for await (const { name } of store.list(folder)) if (!named.has(name)) await store.remove(name);
}

/**
 * Deletes backups that are too old, and pictures that no other backup names. The manifest goes first, so that a half deleted backup is ignored.
 * @returns how many backups were deleted
 */
export async function pruneBackups(
  store: Store,
  keepDays: number,
  key: Buffer | undefined,
  now: Date,
): Promise<number> {
  const { whole } = await listBackups(store);
  const old = findExpiredBackups(whole, keepDays, now);
  for (const { id } of old) {
    const names: string[] = [];
    for await (const { name } of store.list(`backups/${id}/`)) names.push(name);
    const isManifest = (name: string) => /\/manifest\.\w+$/.test(name);
    for (const name of [...names.filter(isManifest), ...names.filter((one) => !isManifest(one))]) {
      await store.remove(name);
    }
  }
  if (old.length > 0)
    await prunePictures(
      store,
      whole.filter((one) => !old.includes(one)),
      key,
    );
  return old.length;
}

export async function removeIncompleteBackups(store: Store): Promise<void> {
  await store.sweep();
  const { half } = await listBackups(store);
  for (const name of half) await store.remove(name);
}
