import { createHash } from 'node:crypto';
import type { ContainerName, RegistrySnapshot } from 'shared-contracts';
import type { Snapshot } from '../releases/snapshot.ts';
import { markBytes } from './page-token.ts';

/** Snapshots that are remembered: those of the last hours, as long as pages with them may report. */
const remembered = 100;

/** Which releases pages were given. */
interface ServedSnapshots {
  /** A short name for the releases of a snapshot, by which {@link releaseIn} knows it again. */
  markOf(snapshot: Snapshot): string;
  /**
   * The release that a page of a snapshot has of a container.
   * @param version where the page says that it has another than the active one: only that which stands in for it is believed
   * @returns undefined where it has none, or the snapshot is not known here
   */
  releaseIn(mark: string, name: ContainerName, version?: string): string | undefined;
}

/** The same releases of the same revision have the same mark on every machine. */
function nameOf({ revision, containers }: RegistrySnapshot): string {
  const releases = containers.map(({ name, version, fallback }) => [name, version, fallback?.version]);
  return createHash('sha256')
    .update(JSON.stringify([revision, releases]))
    .digest('hex')
    .slice(0, 2 * markBytes);
}

/** @param current what is served now: known before a page has been given it, as after a new start */
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
