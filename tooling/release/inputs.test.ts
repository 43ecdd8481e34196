import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ContainerName } from 'shared-contracts';
import { containersIn, folderOf } from '../config/containers.ts';
import { checkout } from '../config/data-folder.ts';
import { builderFiles, inputFiles, presetHash, SourceCache, versionOf } from './inputs.ts';
import { type Lock, readLock } from './packages.ts';

const inputsOf = (name: ContainerName) =>
  inputFiles(name, folderOf(name), new SourceCache()).map((file) => relative(checkout, file));
const containers = containersIn();
const remotes = containers.filter((name) => name.startsWith('mf-'));

it.each(remotes)('%s is made of itself and of what it bundles, not of what it shares', (name) => {
  const files = inputsOf(name);
  expect(files).toContain(`${name}/src/index.ts`);
  expect(files).toContain(`${name}/remote.json`);
  expect(files).toContain('shared-contracts/src/index.ts');
  expect(files.filter((file) => file.startsWith('shared-design-system/'))).toEqual([]);
  expect(files.filter((file) => file.startsWith('shared-runtime/') && !/\/src\/(?:screens|\w+)\//.test(file))).toEqual(
    [],
  );
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
});

it('the shell is made of the shared runtime and the facades too, the design system of its fonts', () => {
  expect(inputsOf('host-shell')).toEqual(
    expect.arrayContaining(['shared-runtime/src/index.ts', 'host-shell/src/shared/zod.ts', 'host-shell/src/texts.ts']),
  );
  // Behind an import that tells the bundler something in a comment.
  expect(inputsOf('host-shell')).toContain('host-shell/src/features/texts.ts');
  expect(inputsOf('shared-design-system')).toContain('shared-design-system/src/components/qr-code/matrix.ts');
  expect(inputsOf('host-shell').filter((file) => file.startsWith('shared-design-system/'))).toEqual([]);
  expect(inputsOf('shared-design-system').filter((file) => file.endsWith('.woff2'))).not.toEqual([]);
});

it.each(containers)('%s is made of every source file that it has', (name) => {
  const sources = readdirSync(join(folderOf(name), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|d)\.tsx?$|^testing\//.test(file))
    .map((file) => `${name}/src/${file}`);
  const inputs = new Set(inputsOf(name));
  expect(sources.filter((file) => !inputs.has(file))).toEqual([]);
});

it('makes another version of any other content, and the same of the same', () => {
  mkdirSync(join(checkout, '.data'), { recursive: true });
  const temporary = mkdtempSync(join(checkout, '.data/inputs-'));
  try {
    const folder = join(temporary, 'mf-admin');
    cpSync(folderOf('mf-admin'), folder, { recursive: true });
    const lock = readLock();
    const version = () => versionOf('mf-admin', folder, new SourceCache(), presetHash(lock), lock);
    const first = version();
    expect(first).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
    expect(version()).toBe(first);
    writeFileSync(join(folder, 'src/not-imported.ts'), 'export {};');
    expect(version()).toBe(first);
    writeFileSync(join(folder, 'src/texts.ts'), 'export const texts = {};');
    expect(version()).not.toBe(first);
  } finally {
    rmSync(temporary, { recursive: true });
  }
});

it('counts what builds a release as a part of it, not only what is built', () => {
  const files = builderFiles(new SourceCache()).map((file) => relative(checkout, file));
  expect(files).toEqual(
    expect.arrayContaining([
      'tooling/webpack/base.ts',
      'tooling/release/compile.ts',
      'tooling/release/compress.ts',
      'tooling/release/write-release.ts',
    ]),
  );
  expect(files.filter((file) => !file.startsWith('tooling/') || file.includes('.test.'))).toEqual([]);
});

const versionsBy = (lock: Lock) => {
  const preset = presetHash(lock);
  const versions = containers.map((name) => [name, versionOf(name, folderOf(name), new SourceCache(), preset, lock)]);
  return Object.fromEntries(versions) as Record<ContainerName, string>;
};
const changedBy = (change: Record<string, string>) => {
  const lock = readLock();
  const changed = Object.entries(change).map(([path, version]) => [path, { ...lock[path], version }]);
  const [before, after] = [versionsBy(lock), versionsBy({ ...lock, ...Object.fromEntries(changed) })];
  return containers.filter((name) => before[name] !== after[name]);
};

it('asks nobody but the shell for a new release when what it brings gets a patch', () => {
  const patch = {
    'node_modules/react': '18.3.2',
    'node_modules/react-dom': '18.3.2',
    'node_modules/react-router': '7.18.6',
    'node_modules/react-router-dom': '7.18.6',
    'node_modules/@reduxjs/toolkit': '2.14.1',
    'node_modules/react-redux': '9.3.2',
    'node_modules/@emotion/react': '11.14.1',
    'node_modules/zod': '4.6.8',
  };
  expect(changedBy(patch)).toEqual(['host-shell']);
});

it('asks those for a new release that bundle a package, and all when a tool changes', () => {
  expect(changedBy({ 'node_modules/keen-slider': '6.8.7' })).toEqual(['shared-design-system']);
  expect(changedBy({ 'node_modules/@hookform/resolvers': '7.0.8' })).toEqual(
    expect.arrayContaining(['mf-catalog-admin', 'mf-orders']),
  );
  for (const tool of ['webpack', '@swc/core', 'swc-loader', '@module-federation/enhanced', 'terser-webpack-plugin'])
    expect([tool, changedBy({ [`node_modules/${tool}`]: '99.0.0' })]).toEqual([tool, containers]);
  expect(changedBy({ 'node_modules/pg': '99.0.0' })).toEqual([]);
});
