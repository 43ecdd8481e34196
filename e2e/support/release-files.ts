import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from './platform.ts';

/** The active version of every container. */
export const activeVersions = (): Record<string, string> =>
  JSON.parse(readFileSync(join(platform.paths().releases, 'active.json'), 'utf8')).active;

interface ReleaseFiles {
  /** What comes with the container, and with each of its screens. */
  preload: string[];
  screens: Record<string, string[]>;
  files: { path: string }[];
}

function readRelease(name: string): ReleaseFiles {
  const version = activeVersions()[name] ?? '';
  const file = join(platform.paths().releases, 'remotes', name, version, 'release.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseFiles;
}

/** Addresses of these files of a container, retries included. */
function addressesOf(name: string, files: readonly string[]): RegExp {
  if (files.length === 0) throw new Error(`${name} has no such files`);
  return new RegExp(`/b2b/remotes/${name}/[^/]+/(?:${files.map((file) => file.replaceAll('.', '\\.')).join('|')})`);
}

/** Addresses of the files that one screen of a container needs and no other one does. */
export function ownFilesOf(name: string, screen: string): RegExp {
  const { [screen]: files = [], ...others } = readRelease(name).screens;
  return addressesOf(
    name,
    files.filter((file) => !Object.values(others).flat().includes(file)),
  );
}

/** Addresses of a container's scripts that no screen begins with: parts that are loaded later. */
export function laterFilesOf(name: string): RegExp {
  const { preload, screens, files } = readRelease(name);
  const first = [...preload, ...Object.values(screens).flat()];
  return addressesOf(
    name,
    files.map(({ path }) => path).filter((path) => path.endsWith('.js') && !first.includes(path)),
  );
}
