import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { PackageFacts } from './package-facts.ts';
import { serverEntry } from './server-entry.ts';

/**
 * The objects of lazy imports that a module exports: `{ screens: { 'order-list': './screens/order-list.tsx' } }` for
 * `export const screens = { 'order-list': () => import('./screens/order-list.tsx') }`.
 */
export function exportedImports(source: string): Record<string, Record<string, string>> {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '');
  const objects = code.matchAll(/export const (\w+)[^=]*=\s*\{([\s\S]*?)\n?\}(?:\s*(?:as|satisfies)[^;]*)?;/g);
  const entries = /(?:'([^']+)'|([\w$]+)):\s*\(\)\s*=>\s*import\(\s*'([^']+)'\s*\)/g;
  return Object.fromEntries(
    Array.from(objects, ([, name = '', body = '']) => [
      name,
      Object.fromEntries(
        Array.from(body.matchAll(entries), ([, quoted, plain, request = '']) => [quoted ?? plain ?? '', request]),
      ),
    ]),
  );
}

/** The module that holds a container's screens: what a remote exposes; the shell has a file of its own for them. */
export const screensFile = ({ dir }: Pick<PackageFacts, 'dir'>): string => {
  const own = join(dir, 'src/screens.ts');
  return existsSync(own) ? own : join(dir, 'src/index.ts');
};

/** What `remote.json` names and the sources do not bring: each would be a page that cannot be shown, or not where it says. */
export function danglingReferences(facts: PackageFacts): string[] {
  const { routes, slots } = facts.manifest;
  if (routes.length === 0 && slots.length === 0) return [];
  const exported = exportedImports(readFileSync(screensFile(facts), 'utf8'));
  const missing = (kind: 'screens' | 'slots', wanted: string[]) =>
    wanted.filter((key) => !exported[kind]?.[key]).map((key) => `${kind}: ${key}`);
  const unrendered = serverEntry(facts.dir) ? [] : routes.filter(({ rendered }) => rendered);
  return [
    ...unrendered.map(({ path }) => `src/server.ts: ${path}`),
    ...missing(
      'screens',
      routes.map(({ screen }) => screen),
    ),
    ...missing(
      'slots',
      slots.map(({ component }) => component),
    ),
  ];
}

/** Fails the build when `remote.json` names a screen or a slot's component that the container does not bring. */
export class ManifestCheck {
  readonly #facts: PackageFacts;

  constructor(facts: PackageFacts) {
    this.#facts = facts;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ManifestCheck', (compilation) => {
      compilation.fileDependencies.add(join(this.#facts.dir, 'remote.json'));
      const dangling = danglingReferences(this.#facts);
      if (dangling.length === 0) return;
      compilation.errors.push(
        new webpack.WebpackError(
          `${this.#facts.name}/remote.json names what its sources do not bring: ${dangling.join(', ')}`,
        ),
      );
    });
  }
}
