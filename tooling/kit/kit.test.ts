import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { buildOwn } from './build.ts';
import { checkRemote } from './check.ts';
import { createOwnRemote } from './create.ts';
import { checkOwnTypes } from './types.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'own-remote-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const read = (file: string) => readFileSync(join(dir, file), 'utf8');
const change = (file: string, from: string, to: string) => writeFileSync(join(dir, file), read(file).replace(from, to));

it('makes a remote of any name that is in order, and keeps what was installed before', () => {
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ dependencies: { 'remote-kit': 'file:../kit.tgz' } }));
  createOwnRemote('mf-gift-cards', dir);
  expect(checkRemote(dir)).toMatchObject({ name: 'mf-gift-cards', version: '1.0.0' });
  const { dependencies } = JSON.parse(read('package.json'));
  expect(dependencies).toMatchObject({ react: expect.stringMatching(/^\^18/), 'remote-kit': 'file:../kit.tgz' });
  expect(JSON.parse(read('remote.json')).routes[0].path).toBe('/shop/:merchantName/gift-cards');
  expect(existsSync(join(dir, 'src/screens/start.tsx'))).toBe(true);
  expect(read('.gitignore')).toContain('node_modules/');
});

it('leaves a folder alone that has a remote, and refuses names that no container may have', () => {
  createOwnRemote('mf-reviews', dir);
  expect(() => createOwnRemote('mf-other', dir)).toThrow('remote.json уже есть');
  expect(() => createOwnRemote('reviews', dir)).toThrow(/не подходит/);
});

it.each([
  ['remote.json', '"screen": "start"', '"screen": "list"', /называет то, чего в исходниках нет: screens: list/],
  ['remote.json', '"title": "Отзывы",', '', /mf-reviews\/remote\.json: .*title/s],
  ['package.json', '"react": "^18', '"react": "^17', /react \^17\S* \(host-shell brings 18/],
])('says in a sentence what is wrong with %s', (file, from, to, sentence) => {
  createOwnRemote('mf-reviews', dir);
  change(file, from, to);
  const check = () => checkRemote(dir);
  expect(check).toThrow(StartupError);
  expect(check).toThrow(sentence);
});

it('publishes nothing whose types are wrong', () => {
  createOwnRemote('mf-reviews', dir);
  symlinkSync(join(checkout, 'node_modules'), join(dir, 'node_modules'), 'junction');
  const compilerOptions = { strict: true, types: [], skipLibCheck: true };
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src/own.ts'] }));
  writeFileSync(join(dir, 'src/own.ts'), 'export const price: number = 4900;');
  expect(() => checkOwnTypes(dir)).not.toThrow();
  writeFileSync(join(dir, 'src/own.ts'), "export const price: number = 'дорого';");
  expect(() => checkOwnTypes(dir)).toThrow(StartupError);
  expect(() => checkOwnTypes(dir)).toThrow(/src\/own\.ts\(1,14\): error TS2322/);
});

it('builds nothing without a lock file, of which the version of the release is made', async () => {
  createOwnRemote('mf-reviews', dir);
  await expect(buildOwn(dir, () => {})).rejects.toThrow(/нет package-lock\.json/);
});
