import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from '../../config/data-folder.ts';
import { StartupError } from '../../config/startup-error.ts';
import { buildDevShell } from '../../release/dev-shell.ts';
import { hostDir } from '../../webpack/shared-options.ts';
import { compileSources } from './compile.ts';
import { kitManifest, packedManifest } from './manifests.ts';
import { kitEntryPoints, kitName, sdkPackages } from './packages.ts';
import { texts } from './texts.ts';

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const writeJson = (file: string, value: object): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

function entries(): string[] {
  const modules = sdkPackages.flatMap(({ name, modules: keys }) => {
    const { exports } = JSON.parse(readFileSync(join(checkout, name, 'package.json'), 'utf8'));
    return keys.map((key) => join(name, exports[key]));
  });
  return [...modules, ...kitEntryPoints.map((file) => join('tooling', file))];
}

function copyAssets(name: string, folder: string): void {
  const from = join(checkout, name, 'src');
  for (const file of globSync('**/*.{svg,woff2,css,json,webp,avif,png,jpg}', { cwd: from }))
    cpSync(join(from, file), join(folder, 'src', file));
}

/** Copies what a build reads from the shell. The kit has the same folder structure as the repository, so that its modules find these files. */
function copyShell(folder: string): void {
  for (const file of ['package.json', 'remote.json', 'src/shared'])
    cpSync(join(hostDir, file), join(folder, 'host-shell', file), { recursive: true });
}

async function buildShell(folder: string): Promise<void> {
  const shell = join(folder, 'host-shell/dev');
  await buildDevShell(shell, {});
  for (const file of filesIn(shell)) {
    if (file.endsWith('.map')) rmSync(file);
    else if (file.endsWith('.js')) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`${checkout}/`, ''));
  }
}

function writeCompilerSettings(folder: string): void {
  const settings = (file: string) => JSON.parse(readFileSync(join(checkout, file), 'utf8')).compilerOptions;
  const { composite: _, declarationMap: __, emitDeclarationOnly: ___, ...base } = settings('tsconfig.base.json');
  const browser = settings('tooling/config/tsconfig.browser.json');
  const compilerOptions = { ...base, ...browser, types: [...browser.types, `${kitName}/assets`], noEmit: true };
  writeJson(join(folder, 'tsconfig.json'), { compilerOptions });
  cpSync(join(checkout, 'tooling/config/assets.d.ts'), join(folder, 'assets.d.ts'));
}

async function makeKit(out: string): Promise<string> {
  const folder = join(out, kitName);
  for (const file of globSync('tooling/**/*.js', { cwd: out })) cpSync(join(out, file), join(folder, file));
  cpSync(join(checkout, 'tooling/webpack'), join(folder, 'tooling/webpack'), {
    recursive: true,
    filter: (file) => !/\.tsx?$/.test(file),
  });
  cpSync(join(checkout, 'tooling/kit/template'), join(folder, 'tooling/kit/template'), { recursive: true });
  copyShell(folder);
  await buildShell(folder);
  writeCompilerSettings(folder);
  writeJson(join(folder, 'package.json'), kitManifest(filesIn(join(folder, 'tooling'))));
  return folder;
}

/**
 * @param target folder for the packages; emptied first
 * @returns their file names
 * @throws StartupError when compiling or packing fails
 */
export async function packSdk(target: string): Promise<string[]> {
  const out = mkdtempSync(join(tmpdir(), 'b2b-sdk-'));
  try {
    compileSources(entries(), out);
    for (const sdkPackage of sdkPackages) {
      const folder = join(out, sdkPackage.name);
      copyAssets(sdkPackage.name, folder);
      writeJson(join(folder, 'package.json'), packedManifest(sdkPackage, filesIn(folder)));
    }
    const folders = [...sdkPackages.map(({ name }) => join(out, name)), await makeKit(out)];
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    const args = ['pack', ...folders, '--pack-destination', target, '--json', '--ignore-scripts', '--loglevel=error'];
    const npm = spawnSync('npm', args, { cwd: out, encoding: 'utf8', shell: process.platform === 'win32' });
    if (npm.status !== 0) throw new StartupError(texts.notPacked(npm.stderr?.trim() || String(npm.error)));
    return globSync('*.tgz', { cwd: target }).sort();
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
