import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Channels, type ContainerName, signedSnapshot, snapshotPayload } from 'shared-contracts';
import { StartupError } from '../config/startup-error.ts';
import { texts } from './texts.ts';

function registeredIn(releasesDir: string): Readonly<Record<ContainerName, Channels>> {
  const file = join(releasesDir, 'registry.json');
  if (!existsSync(file)) return {};
  const { payload } = signedSnapshot.parse(JSON.parse(readFileSync(file, 'utf8')));
  return snapshotPayload.parse(JSON.parse(payload)).containers;
}

export const registeredVersions = (releasesDir: string): Record<ContainerName, string> =>
  Object.fromEntries(
    Object.entries(registeredIn(releasesDir)).flatMap(([name, { stable }]) =>
      stable === null ? [] : [[name, stable]],
    ),
  );

export const isAnyRegistered = (releasesDir: string): boolean =>
  Object.keys(registeredVersions(releasesDir)).length > 0;

/**
 * Refuses to release a container into a folder if the registry serves it there: the registry's version would win, and the new one never be shown.
 * @throws StartupError
 */
export function requireUnregistered(releasesDir: string, name: ContainerName): void {
  if (registeredVersions(releasesDir)[name]) throw new StartupError(texts.registered(name));
}
