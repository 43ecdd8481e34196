import { globSync, readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { Visitor } from 'oxc-parser';
import { parse } from './parse.ts';

export interface Import {
  from: string;
  specifier: string;
  to?: string;
}

// The files in `template` are copied into repositories of other teams.
const ignored = new Set(['template', 'node_modules', 'dist', '.types', '.data', 'test-results']);

export const sourcesIn = (folder: string): string[] =>
  globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (path) => ignored.has(posix.basename(toPosix(path))) })
    .filter((file) => !file.endsWith('.d.ts'))
    .sort()
    .map((file) => posix.join(toPosix(folder), toPosix(file)));

const toPosix = (path: string): string => path.replaceAll('\\', '/');

export function specifiersOf(file: string, code: string): string[] {
  const { module, program } = parse(file, code);
  const found = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
  ];
  if (code.includes('import(')) {
    const take = (source: { type: string; value?: unknown }) => {
      if (source.type === 'Literal') found.push(String(source.value));
    };
    new Visitor({ ImportExpression: ({ source }) => take(source), TSImportType: ({ source }) => take(source) }).visit(
      program,
    );
  }
  return [...new Set(found)];
}

export function importsOf(checkout: string, folders: readonly string[]): Import[] {
  return folders
    .flatMap((folder) => sourcesIn(posix.join(toPosix(checkout), folder)))
    .flatMap((file) => {
      const from = toPosix(relative(checkout, file));
      return specifiersOf(from, readFileSync(file, 'utf8')).map((specifier) => importAt(from, specifier));
    });
}

const importAt = (from: string, specifier: string): Import =>
  specifier.startsWith('.') ? { from, specifier, to: posix.join(posix.dirname(from), specifier) } : { from, specifier };

export function packageOf(specifier: string): string {
  // A facade imports its own package by the prefix `original/` (`tooling/webpack/host.ts`).
  const named = specifier.replace(/^original\//, '');
  return named
    .split('/')
    .slice(0, named.startsWith('@') ? 2 : 1)
    .join('/');
}
