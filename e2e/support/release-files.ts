import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from './platform.ts';

/** The active version of every container. */
export const activeVersions = (): Record<string, string> =>
  JSON.parse(readFileSync(join(platform.paths().releases, 'active.json'), 'utf8')).active;

interface ReleaseFiles {
  version: string;
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

const escaped = (text: string): string => text.replace(/[.+]/g, '\\$&');

/** Addresses of these files of a container's active release, retries included. */
function addressesOf(name: string, version: string, files: readonly string[]): RegExp {
  if (files.length === 0) throw new Error(`${name} has no such files`);
  return new RegExp(`/b2b/remotes/${name}/${escaped(version)}/(?:${files.map(escaped).join('|')})`);
}

/** Addresses of the files that one screen of a container needs, also where another one does. */
export function filesOf(name: string, screen: string): RegExp {
  const { version, screens } = readRelease(name);
  return addressesOf(name, version, screens[screen] ?? []);
}

/** Addresses of the files that one screen of a container needs and no other one does. */
export function ownFilesOf(name: string, screen: string): RegExp {
  const { version, screens } = readRelease(name);
  const { [screen]: files = [], ...others } = screens;
  return addressesOf(
    name,
    version,
    files.filter((file) => !Object.values(others).flat().includes(file)),
  );
}

/** Addresses of a container's scripts that no screen begins with: parts that are loaded later. */
export function laterFilesOf(name: string): RegExp {
  const { version, preload, screens, files } = readRelease(name);
  const first = [...preload, ...Object.values(screens).flat()];
  return addressesOf(
    name,
    version,
    files.map(({ path }) => path).filter((path) => path.endsWith('.js') && !first.includes(path)),
  );
}
