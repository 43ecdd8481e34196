import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../ids.ts';
import type { Storage } from './storage.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Keeps pictures in a folder. A file is there whole or not at all. */
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
    async remove(path) {
      await rm(join(folder, path), { force: true });
    },
    async removeAll(path) {
      await rm(join(folder, path), { recursive: true, force: true });
    },
  };
}
