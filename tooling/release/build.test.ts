import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { checkout } from '../config/data-folder.ts';
import { readState } from './active.ts';

// webpack and its plugins want Node's own modules, so the command runs as people run it.
const run = promisify(execFile);
let dataDir: string;
let folder: string;
const release = (data: string, ...args: string[]) =>
  run(process.execPath, ['tooling/scripts/release.mjs', 'mf-admin', '--folder', folder, ...args], {
    cwd: checkout,
    env: { ...process.env, B2B_DATA_DIR: join(dataDir, data), RELEASES_DIR: '' },
  });
const sources = {
  'remote.json': JSON.stringify({
    name: 'mf-admin',
    title: 'Управление',
    routes: [{ path: '/admin', screen: 'merchant-list', access: 'admin' }],
    permissions: ['admin'],
    budget: { entry: 9, screen: 15 },
  }),
  'src/index.ts': "export const screens = { 'merchant-list': () => import('./screens/merchant-list.tsx') };",
  'src/texts.ts': "export const texts = { title: 'Мерчанты' };",
  'src/screens/merchant-list.tsx':
    "import { texts } from '../texts.ts';\nexport default function MerchantList() {\n  return <h1>{texts.title}</h1>;\n}\n",
};
const releasesIn = (data: string) => join(dataDir, data, 'releases');
const released = (data: string): string => {
  const { active } = readState(releasesIn(data));
  return join(releasesIn(data), 'remotes/mf-admin', active['mf-admin'] ?? '');
};

beforeAll(() => {
  mkdirSync(join(checkout, '.data'), { recursive: true });
  dataDir = mkdtempSync(join(checkout, '.data/build-'));
  folder = join(dataDir, 'mf-admin');
  mkdirSync(folder);
  for (const file of ['package.json', 'tsconfig.json', 'webpack.config.ts'])
    cpSync(join(checkout, 'mf-admin', file), join(folder, file));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('builds the same bytes from the same sources, with no cache shared', async () => {
  await Promise.all([release('one'), release('two')]);
  expect(released('one').split('/').at(-1)).toBe(released('two').split('/').at(-1));
  const files = readdirSync(released('one')).filter((file) => file !== 'release.json');
  expect(files).toEqual(expect.arrayContaining(['remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz']));
  for (const file of files) {
    expect([file, readFileSync(join(released('one'), file)).equals(readFileSync(join(released('two'), file)))]).toEqual(
      [file, true],
    );
  }
});

it('lets the entry know what every script is that it asks for', () => {
  const contentOf = (file: string) => readFileSync(join(released('one'), file));
  const entry = contentOf('remoteEntry.js').toString();
  const chunks = readdirSync(released('one')).filter((file) => file.endsWith('.js') && file !== 'remoteEntry.js');
  expect(chunks.length).toBeGreaterThan(0);
  for (const chunk of chunks) {
    const hash = createHash('sha256').update(contentOf(chunk)).digest('base64');
    expect([chunk, entry.includes(`"${chunk.replace('.js', '')}":"${hash}"`)]).toEqual([chunk, true]);
  }
});

it('releases nothing that does not build, is over its budget, or names what is not there', async () => {
  const before = readState(releasesIn('one'));
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
  const [manifest, texts] = ['remote.json', 'src/texts.ts'].map((file) => readFileSync(join(folder, file), 'utf8'));
  const refused = async (): Promise<string> => (await release('one').catch((error) => error)).stderr;

  write('src/texts.ts', 'export const texts = {');
  expect(await refused()).toMatch(/mf-admin не собирается/);
  write('src/texts.ts', texts ?? '');
  write('remote.json', JSON.stringify({ ...JSON.parse(manifest ?? ''), budget: { entry: 0.5, screen: 60 } }));
  expect(await refused()).toMatch(/тяжелее.*первый файл \d,\d кБ вместо 0\.5/);
  write('remote.json', (manifest ?? '').replace('merchant-list', 'no-such-screen'));
  expect(await refused()).toMatch(/screens: no-such-screen/);
  write('remote.json', manifest ?? '');

  expect(readState(releasesIn('one'))).toEqual(before);
  expect(existsSync(released('one'))).toBe(true);
});

it('takes releases back, the first too, and says so when there is none left', async () => {
  const first = released('one');
  writeFileSync(join(folder, 'src/texts.ts'), `${readFileSync(join(folder, 'src/texts.ts'), 'utf8')}\n// changed`);
  await release('one');
  const second = released('one');
  expect(second).not.toBe(first);
  await release('one', '--rollback');
  expect(released('one')).toBe(first);
  expect(existsSync(second)).toBe(true);
  expect((await release('one', '--rollback')).stdout).toContain('прежней нет');
  expect(readState(releasesIn('one')).active).toEqual({});
  const again = await release('one', '--rollback').catch((error) => error);
  expect(again.stderr).toContain('откатывать не к чему');
});
