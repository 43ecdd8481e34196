import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from './platform.ts';

export const activeVersions = (): Record<string, string> =>
  JSON.parse(readFileSync(join(platform.paths().releases, 'active.json'), 'utf8')).active;

interface ReleaseFiles {
  version: string;
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

function addressesOf(name: string, version: string, files: readonly string[]): RegExp {
  if (files.length === 0) throw new Error(`${name} has no such files`);
  return new RegExp(`/b2b/remotes/${name}/${escaped(version)}/(?:${files.map(escaped).join('|')})`);
}

export function filesOf(name: string, screen: string): RegExp {
  const { version, screens } = readRelease(name);
  return addressesOf(name, version, screens[screen] ?? []);
}

export function ownFilesOf(name: string, screen: string): RegExp {
  const { version, screens } = readRelease(name);
  const { [screen]: files = [], ...others } = screens;
  return addressesOf(
    name,
    version,
    files.filter((file) => !Object.values(others).flat().includes(file)),
  );
}

/** All files of the releases that are not served any more, which stand in where the present one does not load. */
export function releasesBefore(name: string): RegExp {
  return new RegExp(`/b2b/remotes/${name}/(?!${escaped(readRelease(name).version)}/)`);
}

export function laterFilesOf(name: string): RegExp {
  const { version, preload, screens, files } = readRelease(name);
  const first = [...preload, ...Object.values(screens).flat()];
  return addressesOf(
    name,
    version,
    files.map(({ path }) => path).filter((path) => path.endsWith('.js') && !first.includes(path)),
  );
}
