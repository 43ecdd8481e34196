import type { ContainerName } from 'shared-contracts';
import { designSystemName, shellName } from 'shared-contracts/names';
import type { Snapshot } from './snapshot.ts';

export const platformContainers: readonly ContainerName[] = [designSystemName, shellName];

/**
 * Which release is to blame for a fault of a snapshot.
 * @param served the snapshot that was served before, without faults
 * @param container where the fault showed; null where that is not known
 * @returns that container's release, if it has changed; else a changed release of the platform, from which the container may take something; else any
 *   changed release; null where nothing has changed
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
