import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import type { ContainerName } from 'shared-contracts';
import { checkout } from '../config/data-folder.ts';
import { serverEntry } from '../webpack/server-entry.ts';
import { sharedModules } from '../webpack/shared-modules.ts';
import { folderOf } from './containers.ts';

/** Also with what the bundler is told in a comment, and what a worker is made of: `new URL('./picture-worker.ts', import.meta.url)`. */
const imported = /(?<![\w'-])(?:from|import|new URL)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g;
/** What stands in for shared modules in the shell: it is found by the preset, not by an import. */
const facades = sharedModules.flatMap(({ facade }) => facade ?? []);
const shared = new Set(sharedModules.map(({ name }) => name));

interface Manifest {
  version: string;
  exports?: Record<string, string>;
}
const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Contents and imports of files, kept for one build: eight containers read the same contracts. */
export class Sources {
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

/** A file of this repository that an import leads to; undefined for packages from npm and for what is shared. */
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

/** Adds the files that are imported by those that were found, by those that they import, and so on. */
function followImports(
  found: Set<string>,
  sources: Sources,
  resolve: (request: string, from: string) => string | undefined,
): void {
  for (const file of found) {
    for (const request of sources.read(file).imports) {
      const target = resolve(request, file);
      if (target) found.add(target);
    }
  }
}

/** Every file of this repository that a container's bundles are made of, found by following the imports from its index. */
export function inputFiles(name: ContainerName, folder: string, sources: Sources): string[] {
  const takesShared = name !== 'host-shell';
  const own = ['package.json', 'remote.json', 'webpack.config.ts', 'src/index.ts', ...(takesShared ? [] : facades)];
  const forServer = serverEntry(folder);
  if (forServer) own.push(forServer);
  const found = new Set(own.map((file) => join(folder, file)));
  followImports(found, sources, (request, from) => {
    const target = from.endsWith('webpack.config.ts') ? undefined : resolveImport(request, from, takesShared);
    // The design system is no part of any other container's files.
    const isForeign = name !== 'shared-design-system' && target?.startsWith(folderOf('shared-design-system'));
    return isForeign ? undefined : target;
  });
  return [...found].sort();
}

/** Every package from npm with its exact version, from the lock file; the workspaces' own versions are not among them. */
function installedPackages(): string {
  const { packages }: { packages: Record<string, { version?: string; link?: boolean }> } = JSON.parse(
    readFileSync(join(checkout, 'package-lock.json'), 'utf8'),
  );
  const fromNpm = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
  return fromNpm.map(([path, { version }]) => `${path} ${version}\n`).join('');
}

/** What makes a release of a container's sources: it compiles them, and it writes and compresses the files. */
const builder = ['compile.ts', 'write-release.ts'].map((file) => join(checkout, 'tooling/release', file));

/** Every file of this repository that releases are made with: the preset, and the builder with what it imports. */
export function builderFiles(sources: Sources): string[] {
  const folder = join(checkout, 'tooling/webpack');
  const preset = readdirSync(folder).filter((file) => /\.[jt]s$/.test(file) && !file.endsWith('.test.ts'));
  const found = new Set([...preset.map((file) => join(folder, file)), ...builder]);
  // The contracts are among every container's own inputs.
  followImports(found, sources, (request, from) => {
    const target = resolveImport(request, from, false);
    return target?.startsWith(join(checkout, 'tooling')) ? target : undefined;
  });
  return [...found].sort();
}

/** What all containers have in common: the preset, the builder and the exact dependencies. */
export function presetHash(): string {
  const sources = new Sources();
  return sha256(`${hashOf(builderFiles(sources), sources)}${installedPackages()}`);
}

/**
 * The version of a release: the package's own and a hash of everything it is made of, so that the same inputs give the same version
 * and other inputs another one.
 */
export function versionOf(name: ContainerName, folder: string, sources: Sources, preset: string): string {
  const inputs = hashOf(inputFiles(name, folder, sources), sources);
  return `${readManifest(folder).version}-${sha256(`${preset}${inputs}`).slice(0, 8)}`;
}

function hashOf(files: readonly string[], sources: Sources): string {
  return sha256(files.map((file) => `${relative(checkout, file)} ${sources.read(file).hash}\n`).join(''));
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
