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
export type Lock = Readonly<Record<string, Locked>>;

export const readLock = (): Lock => JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')).packages;

export const packageOfImport = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

function placeOf(lock: Lock, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)[^/]+$/, '')) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (lock[path] && !lock[path].link) return path;
    if (!folder) return undefined;
  }
}

export interface RequiredPackage {
  name: string;
  from: string;
}

export function lockedPackages(
  required: readonly RequiredPackage[],
  brought: ReadonlySet<string>,
  lock: Lock,
): string[] {
  const find = ({ name, from }: RequiredPackage) => (brought.has(name) ? [] : (placeOf(lock, name, from) ?? []));
  const found = new Set(required.flatMap(find));
  for (const path of found) {
    const { dependencies, optionalDependencies, peerDependencies } = lock[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      for (const needed of [find({ name, from: path })].flat()) found.add(needed);
  }
  return [...found].sort().map((path) => `${path} ${lock[path]?.version}`);
}
