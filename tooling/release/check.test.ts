import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Release, releaseSchema } from 'shared-contracts';
import { openApiDocument } from 'shared-contracts/openapi';
import { offeredOperations } from 'shared-contracts/operations';
import { checkout } from '../config/data-folder.ts';
import { ofProof } from '../test/proofs.ts';
import { readState, writeState } from './active.ts';
import { parseOfferedOperations } from './offered.ts';

// webpack and its plugins want Node's own modules, so the command runs as people run it.
const run = promisify(execFile);
let dataDir: string;
const releasesDir = () => join(dataDir, 'releases');

async function command(name: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, B2B_DATA_DIR: dataDir, RELEASES_DIR: '' };
  const script = ['tooling/scripts/release.mjs', name, '--folder', join(dataDir, name), ...args];
  const { stdout, stderr } = await run(process.execPath, script, { cwd: checkout, env }).catch((error) => error);
  return stdout + stderr;
}

const active = () => readState(releasesDir()).active;
const readActive = (name: string): Release =>
  releaseSchema.parse(
    JSON.parse(readFileSync(join(releasesDir(), 'remotes', name, active()[name] ?? '', 'release.json'), 'utf8')),
  );

function change(name: string, file: string, from: string, to: string): () => void {
  const path = join(dataDir, name, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(from);
  writeFileSync(path, source.replace(from, to));
  return () => writeFileSync(path, source);
}

function putRemote(name: string, path: string): void {
  const routes = [{ path, screen: 'x', access: 'admin' }];
  const manifest = { name, title: name, routes, budget: { entry: 1, screen: 1 } };
  const about = { name, version: '1.0.0', builtAt: '', entry: 'e.js', preload: [], files: [], manifest };
  const folder = join(releasesDir(), 'remotes', name, '1.0.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), JSON.stringify(about));
  const state = readState(releasesDir());
  writeState(releasesDir(), { ...state, active: { ...state.active, [name]: '1.0.0' } });
}

const building = 120_000;

beforeAll(() => {
  mkdirSync(join(checkout, '.data'), { recursive: true });
  dataDir = mkdtempSync(join(checkout, '.data/check-'));
});
// Each has its own time.
for (const name of ['host-shell', 'mf-admin']) {
  beforeAll(async () => {
    cpSync(join(checkout, name), join(dataDir, name), { recursive: true, filter: (path) => !/\/\.types$/.test(path) });
    // What a change weighs is not asked here.
    const manifest = join(dataDir, name, 'remote.json');
    const { budget, ...about } = JSON.parse(readFileSync(manifest, 'utf8'));
    const ample = Object.fromEntries(Object.keys(budget).map((part) => [part, 1_000]));
    writeFileSync(manifest, JSON.stringify({ ...about, budget: ample }));
    expect(await command(name)).toContain(`${name}: действует`);
  }, building);
}
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('writes down what a release takes and brings, as its build has it', () => {
  const { uses, provides } = readActive('mf-admin');
  const namesOf = (module: string) => uses?.modules[module]?.names;
  expect(uses?.modules.react).toEqual({ range: '^18.3.1', names: expect.arrayContaining(['useState']) });
  expect(uses?.modules['shared-runtime']?.range).toBe('^1.0.0');
  expect(namesOf('shared-runtime')).toEqual(expect.arrayContaining(['baseApi', 'useStaff']));
  expect(namesOf('shared-runtime')).not.toContain('Slot');
  expect(namesOf('shared-design-system/office')).toEqual(expect.arrayContaining(['Page', 'styled']));
  // Of a namespace, what is used of it.
  expect(namesOf('zod')).toContain('z.object');
  expect(uses?.operations.setMumStatus).toBe(offeredOperations().setMumStatus);
  expect(uses?.operations).not.toHaveProperty('checkout');
  expect(provides).toEqual({ modules: {} });
  const brought = readActive('host-shell').provides?.modules;
  expect(brought?.['shared-runtime']).toEqual({
    version: '1.0.0',
    names: expect.arrayContaining(['Slot', 'useStaff']),
  });
  expect(brought?.zod?.names).toContain('z.object');
  expect(brought?.react).toEqual({ version: '18.3.1', names: null });
});

it(
  'refuses a shell that drops a name in use',
  async () => {
    const before = active();
    const file = 'src/shared/react-router-dom.ts';
    const undo = change('host-shell', file, 'useSearchParams', 'useSearchParams as useQueryOfPage');
    for (const args of ofProof<string[][]>([[]], [['--check'], []])) {
      expect(await command('host-shell', ...args)).toMatch(
        /^host-shell 1\.0\.0-\w+ не подходит к тому, что действует: mf-admin 1\.0\.0-\w+ берёт из модуля react-router-dom то, чего в host-shell 1\.0\.0-\w+ нет: useSearchParams\. Действует прежнее\.$/m,
      );
      expect(active()).toEqual(before);
    }
    undo();
  },
  building,
);

it(
  'releases a patch of the shell, and leaves every other release as it is',
  async () => {
    const { 'mf-admin': remote } = active();
    change('host-shell', 'package.json', '"version": "1.0.0"', '"version": "1.0.1"');
    change('host-shell', 'package.json', '"react": "18.3.1"', '"react": "18.3.2"');
    expect(await command('host-shell')).toMatch(/host-shell: действует 1\.0\.1-/);
    expect(readActive('host-shell').provides?.modules.react?.version).toBe('18.3.2');
    expect(await command('mf-admin', '--check')).toContain(`mf-admin ${remote} подходит ко всему, что действует`);
    expect(active()['mf-admin']).toBe(remote);
  },
  building,
);

it(
  'refuses a remote that is written for another version of what the shell brings',
  async () => {
    const before = active();
    const undo = change('mf-admin', 'package.json', '"react": "^18.3.1"', '"react": "^19.0.0"');
    expect(await command('mf-admin')).toContain('mf-admin needs other versions of shared modules');
    undo();
    expect(active()).toEqual(before);
  },
  building,
);

it(
  'refuses an address that is another container’s',
  async () => {
    putRemote('mf-parcels', '/admin/parcels/:number');
    const undo = change('mf-admin', 'remote.json', '"/admin/merchants/:id"', '"/admin/parcels/:id"');
    expect(await command('mf-admin')).toMatch(
      /адрес \/admin\/parcels\/:id, который нужен mf-admin 1\.0\.0-\w+, уже у mf-parcels 1\.0\.0/,
    );
    undo();
  },
  building,
);

it('reads from its own document what a running BFF offers', () => {
  expect(parseOfferedOperations(JSON.stringify(openApiDocument()))).toMatchObject(offeredOperations());
});
