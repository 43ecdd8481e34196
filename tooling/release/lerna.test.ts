import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { bumpVersion } from './bump.ts';

const folder = mkdtempSync(join(tmpdir(), 'b2b-lerna-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const person = { NAME: 'Anna', EMAIL: 'anna@example.ru' };
const env = {
  ...process.env,
  NODE_OPTIONS: '',
  ...Object.fromEntries(
    Object.entries(person).flatMap(([key, value]) => [
      [`GIT_AUTHOR_${key}`, value],
      [`GIT_COMMITTER_${key}`, value],
    ]),
  ),
};
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const git = (...args: string[]): string => run('git', ...args);
const lerna = (...args: string[]): string =>
  run(process.execPath, join(checkout, 'node_modules/lerna/dist/cli.js'), ...args, '--loglevel=error');
const changed = (): string[] =>
  lerna('changed')
    .split('\n')
    .flatMap((line) => line.split(/\s/)[0] || []);
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

function commit(file: string, subject: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  appendFileSync(join(folder, file), `// ${subject}\n`);
  git('add', file);
  git('commit', '--quiet', '--message', subject);
}

beforeAll(() => {
  const { workspaces } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { workspaces: string[] };
  for (const file of [
    'package.json',
    'lerna.json',
    'mf-admin/remote.json',
    ...workspaces.map((name) => `${name}/package.json`),
  ])
    cpSync(join(checkout, file), join(folder, file));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\ntooling/scripts\n');
  symlinkSync(join(checkout, 'tooling/scripts'), join(folder, 'tooling/scripts'), 'junction');
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  for (const name of workspaces) git('tag', '--annotate', `${name}@1.0.0`, '--message', name);
});

it('lerna names the packages that were touched since their release, and no other', () => {
  commit('mf-orders/src/index.ts', 'Show the sum of each order');
  expect(changed()).toEqual(['mf-orders']);
});

it('a release raises what was touched, tags it, and tells of each package what was committed in its folder alone', () => {
  commit('mf-settings/src/index.ts', 'Ask for the hours of the shop');
  commit('mf-orders/src/texts.ts', 'Name orders by their number');
  lerna('version', 'minor', '--yes', '--no-push');
  expect(git('tag', '--points-at', 'HEAD').trim().split('\n')).toEqual(['mf-orders@1.1.0', 'mf-settings@1.1.0']);
  expect(read('mf-orders/CHANGELOG.md')).toMatch(
    /^# mf-orders\n\n## 1\.1\.0, \d{4}-\d\d-\d\d\n\n- Name orders by their number \(\w+\)\n- Show the sum of each order \(\w+\)\n$/,
  );
  expect(read('mf-settings/CHANGELOG.md')).toMatch(/\n\n- Ask for the hours of the shop \(\w+\)\n$/);
  expect(git('status', '--porcelain')).toBe('');
  expect(existsSync(join(folder, 'mf-admin/CHANGELOG.md'))).toBe(false);
});

it('the next release tells what came after the last, above it', () => {
  commit('mf-orders/src/index.ts', 'Say who has paid');
  lerna('version', 'patch', '--yes', '--no-push');
  const [, now, before] = read('mf-orders/CHANGELOG.md').split('\n## ');
  expect(now).toMatch(/^1\.1\.1, [^\n]+\n\n- Say who has paid \(\w+\)\n$/);
  expect(before).toMatch(/^1\.1\.0, /);
});

it('the version of one package is raised alone, whether anything was ever released or not', async () => {
  for (const tag of git('tag').split('\n').filter(Boolean)) git('tag', '--delete', tag);
  expect(bumpVersion('mf-admin', 'major', folder)).toBe('2.0.0');
  expect(git('status', '--porcelain')).toBe(' M mf-admin/package.json\n');
});

it.each(['lint', 'types', 'test'])('every package has a script %s of its own', (script) => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  const without = workspaces.filter((name) => !JSON.parse(read(`${name}/package.json`)).scripts?.[script]);
  expect(without).toEqual([]);
});
