import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { checkout } from '../../config/data-folder.ts';
import { specifiersOf } from '../../imports/import-graph.ts';
import { sharedModules } from '../../webpack/shared-modules.ts';
import { packSdk } from './pack.ts';

interface Packed {
  name: string;
  files: string[];
  imported: { from: string; specifier: string }[];
  dependencies: Record<string, string>;
  exports: Record<string, string | { types: string; default?: string }>;
}

let out: string;
let packed: Packed[];

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'sdk-'));
  packed = (await packSdk(join(out, 'sdk'))).map((file) => {
    execFileSync('tar', ['-xzf', join(out, 'sdk', file), '-C', out]);
    const folder = join(out, 'package');
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const files = globSync('**/*.*', { cwd: folder });
    for (const each of files.filter((one) => /\.(?:js|ts|json)$/.test(one)))
      if (readFileSync(join(folder, each), 'utf8').includes(checkout))
        throw new Error(`${each} says where it was made`);
    const imported = files
      .filter((each) => each.endsWith('.js') && !each.startsWith('host-shell/'))
      .flatMap((each) =>
        specifiersOf(each, readFileSync(join(folder, each), 'utf8')).map((specifier) => ({ from: each, specifier })),
      );
    rmSync(folder, { recursive: true });
    return { ...manifest, files, imported };
  });
}, 180_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

it('packs what remotes import, and what builds them, without a word of where that was', () => {
  expect(packed.map(({ name }) => name)).toEqual([
    'remote-kit',
    'shared-contracts',
    'shared-design-system',
    'shared-node',
    'shared-runtime',
  ]);
});

it('has every file that a package exports: types, and something to run', () => {
  const missing = packed.flatMap(({ name, files, exports }) =>
    Object.values(exports)
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .filter((file) => file !== './package.json' && !files.includes(file.slice(2)))
      .map((file) => `${name}: ${file}`),
  );
  expect(missing).toEqual([]);
});

it('asks of the other packages, and of its own files, for nothing that is not there', () => {
  const exported = packed.flatMap(({ name, exports }) => Object.keys(exports).map((key) => posix.join(name, key)));
  const missing = packed.flatMap(({ name, files, imported }) =>
    imported
      .filter(({ from, specifier }) => {
        if (/^\.{1,2}\//.test(specifier)) return !files.includes(posix.join(posix.dirname(from), specifier));
        return packed.some((one) => one.name === specifier.split('/')[0]) && !exported.includes(specifier);
      })
      .map(({ from, specifier }) => `${name}/${from}: ${specifier}`),
  );
  expect(missing).toEqual([]);
  expect(packed.flatMap(({ imported }) => imported).length).toBeGreaterThan(500);
});

it('brings nobody a second copy of what a page has once', () => {
  const shared = new Set(sharedModules.map(({ name, packageName = name }) => packageName));
  const brought = packed
    .filter(({ name }) => name !== 'remote-kit')
    .flatMap(({ dependencies }) => Object.keys(dependencies));
  expect(brought.filter((name) => shared.has(name))).toEqual([]);
});

it('packs no tests', () => {
  const tests = packed.flatMap(({ files }) => files.filter((file) => /\.test\.(?:js|d\.ts)$/.test(file)));
  expect(tests).toEqual([]);
});
