import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseBackup, describeBackups } from './choose.ts';
import { createFolderStore } from './folder-store.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { streamOf } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'b2b-choose-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const store = createFolderStore(folder);

const manifestOf = (id: string, mark: string): Manifest => ({
  version: 1,
  id,
  mark,
  kind: 'rows',
  postgres: '18',
  schema: '001-first',
  files: [],
  tables: [],
  pictures: { folder: 'pictures/plain/', count: 0, list: { name: 'pictures.list.gz', bytes: 0, sha256: '' } },
  seeded: null,
});

beforeAll(async () => {
  await writeManifest(store, manifestOf('20260301T000000Z', '2026-03-01T00:00:05.000Z'), undefined);
  await writeManifest(store, manifestOf('20260302T000000Z', '2026-03-02T00:00:05.000Z'), undefined);
  await writeManifest(store, manifestOf('20260303T000000Z', '2026-03-03T00:00:05.000Z'), undefined);
});

it('restores the last backup unless asked otherwise, or the one that is named', async () => {
  expect((await chooseBackup(store, {}, undefined)).id).toBe('20260303T000000Z');
  expect((await chooseBackup(store, { id: '20260301T000000Z' }, undefined)).id).toBe('20260301T000000Z');
  await expect(chooseBackup(store, { id: '20260304T000000Z' }, undefined)).rejects.toThrow('20260304T000000Z');
});

it.each([
  ['2026-03-03T00:00:05.000Z', '20260303T000000Z'],
  ['2026-03-03T00:00:04.999Z', '20260302T000000Z'],
  ['2026-03-02T12:00:00.000Z', '20260302T000000Z'],
  ['2026-03-01T00:00:05.000Z', '20260301T000000Z'],
])('to have it as at %s restores the last one whose content is not younger, %s', async (at, id) => {
  expect((await chooseBackup(store, { at: new Date(at) }, undefined)).id).toBe(id);
});

it('says that none is as old as is asked for, rather than restore a younger one', async () => {
  const chosen = chooseBackup(store, { at: new Date('2026-03-01T00:00:00.000Z') }, undefined);
  await expect(chosen).rejects.toThrow('2026-03-01T00:00:00.000Z');
});

it('lists all, the oldest first, one that is damaged among them, which is not restored', async () => {
  const other = createFolderStore(join(folder, 'other'));
  await writeManifest(other, manifestOf('20260301T000000Z', '2026-03-01T00:00:05.000Z'), undefined);
  await other.put('backups/20260302T000000Z/manifest.json', streamOf('{"version":1}\nno such sum\n'));
  const lines = await describeBackups(other, undefined);
  expect(lines.map((line) => /20260\d+T\d+Z/.exec(line)?.[0])).toEqual(['20260301T000000Z', '20260302T000000Z']);
  await expect(chooseBackup(other, {}, undefined)).rejects.toThrow('backups/20260302T000000Z/manifest.json');
});
