import { globSync, readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { Visitor } from 'oxc-parser';
import { parse } from './parse.ts';

/** One import: where it stands and what it names. */
export interface Import {
  /** The importing file, relative to the checkout, with `/`. */
  from: string;
  /** As written: a package, a path in one, or a relative path. */
  specifier: string;
  /** For a relative path: the file it means, relative to the checkout. */
  to?: string;
}

// What is a template belongs to repositories of other teams.
const ignored = new Set(['template', 'node_modules', 'dist', '.types', '.data', 'test-results']);

/** All TypeScript files below a folder, as absolute paths. */
export const sourcesIn = (folder: string): string[] =>
  globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (path) => ignored.has(posix.basename(toPosix(path))) })
    .filter((file) => !file.endsWith('.d.ts'))
    .sort()
    .map((file) => posix.join(toPosix(folder), toPosix(file)));

const toPosix = (path: string): string => path.replaceAll('\\', '/');

/** The specifiers that a file imports, passes on, loads with `import()` or takes a type from, each once. */
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

/** The imports of all files below the folders, which are relative to the checkout. */
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

/** The name of the package that a specifier means: `@scope/name` or `name`. */
export function packageOf(specifier: string): string {
  // A facade's name for its own package (`tooling/webpack/host.ts`).
  const named = specifier.replace(/^original\//, '');
  return named
    .split('/')
    .slice(0, named.startsWith('@') ? 2 : 1)
    .join('/');
}
