import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteManifestSchema } from 'shared-contracts';
import { checkout } from '../config/data-folder.ts';
import { exportedImports } from '../webpack/manifest-check.ts';
import { createRemote } from './create-remote.ts';

let root: string;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'create-remote-'));
  for (const file of ['package.json', 'tsconfig.json', 'shared-contracts/src/pages/remote-manifest.ts']) {
    cpSync(join(checkout, file), join(root, file), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

it('makes a remote like the others and names it where packages are listed', () => {
  createRemote('mf-reviews', root);
  const manifest = JSON.parse(read('mf-reviews/remote.json'));
  expect(remoteManifestSchema.safeParse({ ...manifest, name: 'mf-admin' }).success).toBe(true);
  const { screens = {} } = exportedImports(read('mf-reviews/src/index.ts'));
  expect(Object.keys(screens)).toEqual([manifest.routes[0].screen]);
  expect(existsSync(join(root, 'mf-reviews/src', screens.start ?? ''))).toBe(true);
  expect(JSON.parse(read('mf-reviews/package.json')).name).toBe('mf-reviews');
  expect(JSON.parse(read('package.json')).workspaces).toContain('mf-reviews');
  expect(JSON.parse(read('tsconfig.json')).references).toContainEqual({ path: 'mf-reviews' });
  expect(read('shared-contracts/src/pages/remote-manifest.ts')).toContain("  'mf-reviews',\n] as const");
});

it.each(['', 'reviews', 'mf-', 'mf-Reviews', 'mf-../x'])('refuses the name %j', (name) => {
  expect(() => createRemote(name, root)).toThrow(/не подходит/);
});

it('leaves a folder alone that is there', () => {
  createRemote('mf-reviews', root);
  expect(() => createRemote('mf-reviews', root)).toThrow('Папка mf-reviews уже есть');
});
