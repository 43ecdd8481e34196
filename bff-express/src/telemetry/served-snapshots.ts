import { createHash } from 'node:crypto';
import type { ContainerName, RegistrySnapshot } from 'shared-contracts';
import type { Snapshot } from '../releases/snapshot.ts';
import { markBytes } from './page-token.ts';

const remembered = 100;

interface ServedSnapshots {
  markOf(snapshot: Snapshot): string;
  /**
   * The release of a container on a page that was served with a snapshot.
   * @param version the version that the page reports; accepted if it is the active one or its fallback
   * @returns undefined where the snapshot is unknown, or has no such release
   */
  releaseIn(mark: string, name: ContainerName, version?: string): string | undefined;
}

function nameOf({ revision, containers }: RegistrySnapshot): string {
  const releases = containers.map(({ name, version, fallback }) => [name, version, fallback?.version]);
  return createHash('sha256')
    .update(JSON.stringify([revision, releases]))
    .digest('hex')
    .slice(0, 2 * markBytes);
}

export function createServedSnapshots(current: () => Snapshot): ServedSnapshots {
  const marks = new WeakMap<Snapshot, string>();
  const known = new Map<string, RegistrySnapshot>();

  function markOf(snapshot: Snapshot): string {
    const found = marks.get(snapshot);
    if (found !== undefined) return found;
    const mark = nameOf(snapshot.registry);
    marks.set(snapshot, mark);
    known.set(mark, snapshot.registry);
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    return mark;
  }

  return {
    markOf,
    releaseIn(mark, name, version) {
      markOf(current());
      const entry = known.get(mark)?.containers.find((container) => container.name === name);
      if (!entry || version === undefined) return entry?.version;
      return version === entry.version || version === entry.fallback?.version ? version : undefined;
    },
  };
}
