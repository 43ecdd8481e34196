import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from './folder-store.ts';
import { writeManifest } from './manifest.ts';
import { copyPictures } from './pictures.ts';
import { pruneBackups } from './prune.ts';
import { streamOf } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'b2b-prune-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = new Date('2026-03-31T00:00:00.000Z');

async function storeOf(name: string, ids: readonly string[]) {
  const store = createFolderStore(join(folder, name));
  for (const id of ids) {
    const content = createFolderStore(join(folder, name, 'content', id));
    await content.put(`pictures/ab/${id}/master.webp`, streamOf(id));
    const pictures = await copyPictures(content, store, `backups/${id}/`, undefined);
    const about = { version: 1, id, mark: '', kind: 'rows', postgres: '18', schema: null, seeded: null } as const;
    await writeManifest(store, { ...about, files: [], tables: [], pictures }, undefined);
  }
  const kept = async (start: string) => {
    const names: string[] = [];
    for await (const { name } of store.list(start)) names.push(/\d{8}T\d{6}Z/.exec(name)?.[0] ?? '');
    return [...new Set(names)].sort();
  };
  return { store, kept };
}
const ids = ['20260101T000000Z', '20260329T000000Z', '20260330T000000Z'] as const;

it('backups that are too old go, with the pictures that no other names', async () => {
  const { store, kept } = await storeOf('whole', ids);
  expect(await pruneBackups(store, 30, undefined, now)).toBe(1);
  expect(await kept('backups/')).toEqual([ids[1], ids[2]]);
  expect(await kept('pictures/')).toEqual([ids[1], ids[2]]);
});

it('no picture goes while a manifest cannot be read: what it names is not known', async () => {
  const { store, kept } = await storeOf('damaged', ids);
  await store.put(`backups/${ids[1]}/manifest.json`, streamOf('{"version":1}\nno such sum\n'));
  expect(await pruneBackups(store, 30, undefined, now)).toBe(1);
  expect(await kept('backups/')).toEqual([ids[1], ids[2]]);
  expect(await kept('pictures/')).toEqual([...ids]);
});
