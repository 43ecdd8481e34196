import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';

interface Locked {
  version?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
/** The packages of a lock file by their places: `node_modules/a/node_modules/b`. */
export type Lock = Readonly<Record<string, Locked>>;

export const readLock = (): Lock => JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')).packages;

/** The package of an import: `@emotion/react` of `@emotion/react/jsx-runtime`. */
export const packageOfImport = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Where Node finds a package that is asked for from a place: in its own folder, or in one above. */
function placeOf(lock: Lock, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)[^/]+$/, '')) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (lock[place] && !lock[place].link) return place;
    if (!folder) return undefined;
  }
}

/** A package as a file of a workspace asks for it. */
export interface Asked {
  name: string;
  /** Folder of the workspace, below the repository's. */
  from: string;
}

/**
 * Packages from npm with all that they need, each with its exact version. Workspaces and what is not installed are none of them.
 * @param brought packages that are somebody else's to bring, and to change
 * @returns lines for a hash: `node_modules/zod 4.6.7`
 */
export function lockedPackages(asked: readonly Asked[], brought: ReadonlySet<string>, lock: Lock): string[] {
  const find = ({ name, from }: Asked) => (brought.has(name) ? [] : (placeOf(lock, name, from) ?? []));
  const found = new Set(asked.flatMap(find));
  for (const place of found) {
    const { dependencies, optionalDependencies, peerDependencies } = lock[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      for (const needed of [find({ name, from: place })].flat()) found.add(needed);
  }
  return [...found].sort().map((place) => `${place} ${lock[place]?.version}`);
}
