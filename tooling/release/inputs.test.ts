import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ContainerName, containerNames } from 'shared-contracts';
import { checkout } from '../config/data-folder.ts';
import { folderOf } from './containers.ts';
import { builderFiles, inputFiles, presetHash, Sources, versionOf } from './inputs.ts';

const inputsOf = (name: ContainerName) =>
  inputFiles(name, folderOf(name), new Sources()).map((file) => relative(checkout, file));
const remotes = containerNames.filter((name) => name.startsWith('mf-'));

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

it.each(containerNames)('%s is made of every source file that it has', (name) => {
  const sources = readdirSync(join(folderOf(name), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|d)\.tsx?$|^testing\//.test(file))
    .map((file) => `${name}/src/${file}`);
  const inputs = new Set(inputsOf(name));
  expect(sources.filter((file) => !inputs.has(file))).toEqual([]);
});

it('makes another version of any other content, and the same of the same', () => {
  mkdirSync(join(checkout, '.data'), { recursive: true });
  const place = mkdtempSync(join(checkout, '.data/inputs-'));
  try {
    const folder = join(place, 'mf-admin');
    cpSync(folderOf('mf-admin'), folder, { recursive: true });
    const version = () => versionOf('mf-admin', folder, new Sources(), presetHash());
    const first = version();
    expect(first).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
    expect(version()).toBe(first);
    writeFileSync(join(folder, 'src/not-imported.ts'), 'export {};');
    expect(version()).toBe(first);
    writeFileSync(join(folder, 'src/texts.ts'), 'export const texts = {};');
    expect(version()).not.toBe(first);
  } finally {
    rmSync(place, { recursive: true });
  }
});

it('counts what builds a release as a part of it, not only what is built', () => {
  const files = builderFiles(new Sources()).map((file) => relative(checkout, file));
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
