import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import type { ContainerName } from 'shared-contracts';
import { sha256 } from 'shared-node/release-signatures';
import { folderOf } from '../config/containers.ts';
import { checkout } from '../config/data-folder.ts';
import { serverEntry } from '../webpack/server-entry.ts';
import { sharedModules } from '../webpack/shared-modules.ts';
import { packageOf } from '../webpack/shared-options.ts';
import { type Lock, lockedPackages, packageOfImport, type RequiredPackage, readLock } from './packages.ts';

const imported = /(?<![\w'-])(?:from|import|new URL)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g;
const facades = sharedModules.flatMap(({ facade }) => facade ?? []);
const shared = new Set(sharedModules.map(({ name }) => name));
const broughtPackages = sharedModules.filter(({ from, workspace }) => from === 'host' && !workspace).map(packageOf);

interface Manifest {
  version: string;
  exports?: Record<string, string>;
}
const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

export class SourceCache {
  readonly #files = new Map<string, { hash: string; imports: string[] }>();

  read(file: string): { hash: string; imports: string[] } {
    let known = this.#files.get(file);
    if (!known) {
      const content = readFileSync(file);
      const code = ['.ts', '.tsx'].includes(extname(file)) ? content.toString() : '';
      known = { hash: sha256(content), imports: Array.from(code.matchAll(imported), ([, from = '']) => from) };
      this.#files.set(file, known);
    }
    return known;
  }
}

function resolveImport(request: string, from: string, takesShared: boolean): string | undefined {
  if (request.startsWith('.')) {
    const file = join(dirname(from), request);
    return existsSync(file) && statSync(file).isFile() ? file : undefined;
  }
  if (takesShared && shared.has(request)) return undefined;
  const [name = '', ...rest] = request.split('/');
  const folder = join(checkout, name);
  if (!name || name.startsWith('@') || !existsSync(join(folder, 'package.json'))) return undefined;
  const target = readManifest(folder).exports?.[['.', ...rest].join('/')];
  return target && join(folder, target);
}

function followImports(
  found: Set<string>,
  sources: SourceCache,
  resolve: (request: string, from: string) => string | undefined,
): void {
  for (const file of found) {
    for (const request of sources.read(file).imports) {
      const target = resolve(request, file);
      if (target) found.add(target);
    }
  }
}

export function inputFiles(name: ContainerName, folder: string, sources: SourceCache): string[] {
  const takesShared = name !== 'host-shell';
  const entries = ['package.json', 'remote.json', 'src/index.ts', ...(takesShared ? [] : facades)];
  if (existsSync(join(folder, 'webpack.config.ts'))) entries.push('webpack.config.ts');
  const forServer = serverEntry(folder);
  if (forServer) entries.push(forServer);
  const found = new Set(entries.map((file) => join(folder, file)));
  // The shell includes the shared runtime under the version in this file.
  if (!takesShared) found.add(join(folderOf('shared-runtime'), 'package.json'));
  followImports(found, sources, (request, from) => {
    const target = from.endsWith('webpack.config.ts') ? undefined : resolveImport(request, from, takesShared);
    // Other containers import the design system at run time, so its files are no inputs of theirs.
    const isForeign = name !== 'shared-design-system' && target?.startsWith(folderOf('shared-design-system'));
    return isForeign ? undefined : target;
  });
  return [...found].sort();
}

const packagesOf = (
  files: readonly string[],
  sources: SourceCache,
  isBrought: (request: string) => boolean,
): RequiredPackage[] =>
  files.flatMap((file) => {
    const [from = ''] = relative(checkout, file).split('/');
    const requests = sources.read(file).imports.filter((request) => !request.startsWith('.') && !isBrought(request));
    return requests.map((request) => ({ name: packageOfImport(request), from }));
  });

const builder = ['compile.ts', 'write-release.ts'].map((file) => join(checkout, 'tooling/release', file));

export function builderFiles(sources: SourceCache): string[] {
  const folder = join(checkout, 'tooling/webpack');
  const preset = readdirSync(folder).filter((file) => /\.[jt]s$/.test(file) && !file.endsWith('.test.ts'));
  const found = new Set([...preset.map((file) => join(folder, file)), ...builder]);
  // Only files of `tooling`: the contracts are inputs of every container already.
  followImports(found, sources, (request, from) => {
    const target = resolveImport(request, from, false);
    return target?.startsWith(join(checkout, 'tooling')) ? target : undefined;
  });
  return [...found].sort();
}

const loader: RequiredPackage = { name: 'swc-loader', from: 'tooling' };

export function presetHash(lock: Lock): string {
  const sources = new SourceCache();
  const files = builderFiles(sources);
  // The builder itself uses zod, but the shared packages of pages are no inputs of the builder.
  const required = [loader, ...packagesOf(files, sources, () => false)];
  const packages = lockedPackages(required, new Set(broughtPackages), lock);
  return sha256(`${hashOf(files, sources)}${packages.join('\n')}`);
}

export function cacheVersion(): string {
  const lock = readLock();
  const installed = Object.entries(lock).map(([path, { version }]) => `${path} ${version}`);
  return sha256(`${presetHash(lock)}${installed.join('\n')}`);
}

/**
 * The version of a release: the package's own version and a hash of all its inputs, so that the same inputs give the same version, and other inputs
 * another. Packages that the shell provides are no inputs of a remote, so a patch of them requires no build of remotes.
 */
export function versionOf(
  name: ContainerName,
  folder: string,
  sources: SourceCache,
  preset: string,
  lock: Lock,
): string {
  const files = inputFiles(name, folder, sources);
  const isHost = name === 'host-shell';
  const required = packagesOf(files, sources, (request) => !isHost && shared.has(request));
  // The shell imports these packages through its facades, by other names, so they are added here.
  if (isHost) required.push(...broughtPackages.map((each) => ({ name: each, from: name })));
  const packages = lockedPackages(required, new Set(isHost ? [] : broughtPackages), lock);
  const inputs = `${hashOf(files, sources)}${packages.join('\n')}`;
  return `${readManifest(folder).version}-${sha256(`${preset}${inputs}`).slice(0, 8)}`;
}

export function hashOf(files: readonly string[], sources: SourceCache, root = checkout): string {
  return sha256(files.map((file) => `${relative(root, file)} ${sources.read(file).hash}\n`).join(''));
}
