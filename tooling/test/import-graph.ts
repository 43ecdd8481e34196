import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** One import: where it stands and what it names. */
export interface Import {
  /** The importing file, relative to the checkout, with `/`. */
  from: string;
  /** As written: a package, a path in one, or a relative path. */
  specifier: string;
  /** For a relative path: the file it means, relative to the checkout. */
  to?: string;
}

const ignored = new Set(['node_modules', 'dist', '.types', '.data', '.git', 'test-results', 'docs']);

/** All TypeScript files below a folder. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : sourcesIn(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`, at the start of a statement or expression. */
const pattern = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+?\sfrom\s*)?\(?\s*'([^'\n]+)'/g;

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const templates = /`(?:\\[\s\S]|[^`\\])*`/g;

/** The specifiers that a file imports; what stands in comments, or in code that it writes, does not count. */
export function specifiersOf(code: string): string[] {
  const bare = code.replace(comments, '').replace(templates, '``');
  return [...bare.matchAll(pattern)].map((match) => match[1] as string);
}

/** The imports of all files below the folders, which are relative to the checkout. */
export function importsOf(checkout: string, folders: string[]): Import[] {
  return folders
    .flatMap((folder) => sourcesIn(join(checkout, folder)))
    .flatMap((file) => {
      const from = relative(checkout, file).replaceAll('\\', '/');
      return specifiersOf(readFileSync(file, 'utf8')).map((specifier) => importAt(from, specifier));
    });
}

const importAt = (from: string, specifier: string): Import =>
  specifier.startsWith('.')
    ? { from, specifier, to: join(dirname(from), specifier).replaceAll('\\', '/') }
    : { from, specifier };

/** The name of the package that a specifier means: `@scope/name` or `name`. */
export function packageOf(specifier: string): string {
  // A facade's name for its own package (`tooling/webpack/host.ts`).
  const named = specifier.replace(/^whole\//, '');
  return named
    .split('/')
    .slice(0, named.startsWith('@') ? 2 : 1)
    .join('/');
}
