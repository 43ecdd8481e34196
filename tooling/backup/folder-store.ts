import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Store } from './store.ts';

const halfEnding = '.half';

async function* filesIn(folder: string, start: string): AsyncGenerator<string> {
  const entries = await readdir(join(folder, start), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const name = start ? `${start}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesIn(folder, name);
    else if (entry.isFile()) yield name;
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

export function createFolderStore(folder: string): Store {
  return {
    where: folder,
    async put(name, content) {
      const file = join(folder, name);
      const half = `${file}.${randomUUID()}${halfEnding}`;
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const handle = await open(half, 'wx', 0o600);
      try {
        for await (const part of content) await handle.write(part);
        await handle.sync();
      } catch (error) {
        await handle.close();
        await rm(half, { force: true });
        throw error;
      }
      await handle.close();
      await rename(half, file);
      await syncFolder(dirname(file));
    },
    get: (name) => createReadStream(join(folder, name)) as AsyncIterable<Buffer>,
    async *list(start) {
      const top = start.includes('/') ? start.slice(0, start.lastIndexOf('/')) : '';
      for await (const name of filesIn(folder, top)) {
        if (!name.startsWith(start) || name.endsWith(halfEnding)) continue;
        const found = await stat(join(folder, name)).catch(() => null);
        if (found) yield { name, bytes: found.size };
      }
    },
    async remove(name) {
      await rm(join(folder, name), { force: true });
      // Removes the backup's folder once it is empty.
      await rmdir(dirname(join(folder, name))).catch(() => {});
    },
    async sweep() {
      for await (const name of filesIn(folder, '')) {
        if (name.endsWith(halfEnding)) await rm(join(folder, name), { force: true });
      }
    },
  };
}
