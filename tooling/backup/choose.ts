import { StartupError } from '../config/startup-error.ts';
import { type BackupEntry, listBackups, type Manifest, readManifest } from './manifest.ts';
import type { Store } from './store.ts';
import { texts } from './texts.ts';

export interface BackupSelector {
  list?: boolean;
  id?: string;
  at?: Date;
}

export function parseBackupSelector(args: readonly string[]): BackupSelector {
  const wish: BackupSelector = {};
  for (let at = 0; at < args.length; at++) {
    const name = args[at];
    const value = args[at + 1];
    if (name === '--list') wish.list = true;
    else if (name === '--id' && value) wish.id = args[++at];
    else if (name === '--at' && value) {
      wish.at = new Date(value);
      if (Number.isNaN(wish.at.getTime())) throw new StartupError(texts.badTime(value));
      at++;
    } else throw new StartupError(texts.badArgument(name ?? ''));
  }
  return wish;
}

export async function chooseBackup(
  store: Store,
  { id, at }: BackupSelector,
  key: Buffer | undefined,
): Promise<Manifest> {
  const { whole } = await listBackups(store);
  if (whole.length === 0) throw new StartupError(texts.noBackups(store.where));
  if (id !== undefined) {
    const found = whole.find((one) => one.id === id);
    if (!found) throw new StartupError(texts.noSuchBackup(id, store.where));
    return readManifest(store, found, key);
  }
  for (const found of whole.toReversed()) {
    const manifest = await readManifest(store, found, key);
    if (!at || new Date(manifest.mark) <= at) return manifest;
  }
  throw new StartupError(texts.noneBefore(at?.toISOString() ?? ''));
}

export async function describeBackups(store: Store, key: Buffer | undefined): Promise<string[]> {
  const { whole } = await listBackups(store);
  if (whole.length === 0) throw new StartupError(texts.noBackups(store.where));
  const line = async (found: BackupEntry) => {
    const known = await readManifest(store, found, key).catch(() => null);
    return texts.list(found.id, known?.mark ?? '?', found.encrypted);
  };
  return Promise.all(whole.map(line));
}
