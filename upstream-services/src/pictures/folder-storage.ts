import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../common/ids.ts';
import type { Storage, StoredFile } from './storage.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function* filesUnder(folder: string, path: string, from: string): AsyncGenerator<StoredFile> {
  const entries = (await unlessMissing(readdir(join(folder, path), { withFileTypes: true }))) ?? [];
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inner = `${path}/${entry.name}`;
    // Skips entries before `from`. A folder whose path is a beginning of `from` may hold later files.
    if (inner < from.slice(0, inner.length)) continue;
    if (entry.isDirectory()) yield* filesUnder(folder, inner, from);
    else {
      const found = await unlessMissing(stat(join(folder, inner)));
      if (found) yield { path: inner, changedAt: found.mtime };
    }
  }
}

export function createFolderStorage(folder: string): Storage {
  return {
    async put(path, bytes) {
      const file = join(folder, path);
      const half = `${file}.${newId()}.tmp`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(half, bytes);
      await rename(half, file);
    },
    async get(path) {
      try {
        return await readFile(join(folder, path));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    has: async (path) => (await unlessMissing(stat(join(folder, path)))) !== undefined,
    async remove(path) {
      await rm(join(folder, path), { force: true });
    },
    async removeAll(path) {
      await rm(join(folder, path), { recursive: true, force: true });
    },
    list: (path, from) => filesUnder(folder, path, from),
  };
}
