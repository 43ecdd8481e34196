import type { ContainerName } from 'shared-contracts';
import { designSystemName, shellName } from 'shared-contracts/names';
import type { Snapshot } from './snapshot.ts';

export const platformContainers: readonly ContainerName[] = [designSystemName, shellName];

/**
 * Which release is to blame for a fault of a snapshot.
 * @param served what was served before and was well
 * @param container where the fault showed; null where nobody can tell
 * @returns that container's, where it has changed; else one of the platform's that has, which it may have taken something from; else any that has;
 *   null where nothing has changed
 */
export function culpritOf(
  { releases }: Snapshot,
  served: Snapshot,
  container: ContainerName | null,
): { name: ContainerName; version: string } | null {
  const changed = Object.values(releases).filter(
    (release) => release?.server != null && release.version !== served.releases[release.name]?.version,
  );
  const find = (name: ContainerName | null) => changed.find((release) => release?.name === name);
  const found = find(container) ?? platformContainers.map(find).find(Boolean) ?? changed[0];
  return found ? { name: found.name, version: found.version } : null;
}
