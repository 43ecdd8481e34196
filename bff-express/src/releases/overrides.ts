import type { ContainerName, ReleaseOverride } from 'shared-contracts';
import type { Config } from '../config.ts';
import { readRelease } from './read.ts';
import { entryOf, type Snapshot, trustOf } from './snapshot.ts';

const remembered = 32;

export interface Overrides {
  apply(snapshot: Snapshot, wanted: readonly ReleaseOverride[]): Promise<Snapshot>;
  isThere(wanted: ReleaseOverride): Promise<boolean>;
}

/** Serves other releases to a visitor who asks for them. Not for production, where only what the registry has signed is served. */
export function createOverrides(config: Config): Overrides {
  const trust = trustOf(config);
  const known = new WeakMap<Snapshot, Map<string, Snapshot>>();
  const read = ({ name, version }: ReleaseOverride) => readRelease(trust, name, version, undefined).catch(() => null);

  return {
    isThere: async (wanted) => (await read(wanted)) !== null,
    async apply(snapshot, wanted) {
      const found = (await Promise.all(wanted.map(read))).filter((release) => release !== null);
      if (found.length === 0) return snapshot;
      const named = found.map(({ name, version }) => `${name} ${version}`).join();
      const ofSnapshot = known.get(snapshot) ?? new Map<string, Snapshot>();
      known.set(snapshot, ofSnapshot);
      const before = ofSnapshot.get(named);
      if (before) return before;
      const of = (name: ContainerName) => found.find((release) => release.name === name);
      const replaced = snapshot.registry.containers.map((entry) => {
        const release = of(entry.name);
        return release ? entryOf(release, snapshot.releases[entry.name]) : entry;
      });
      // A container that the snapshot does not have yet can be shown, too.
      const added = found.filter(({ name }) => !snapshot.releases[name]).map((release) => entryOf(release, undefined));
      const overridden: Snapshot = {
        cohort: [snapshot.cohort, `override ${named}`].filter(Boolean).join(),
        registry: { ...snapshot.registry, containers: [...replaced, ...added] },
        releases: { ...snapshot.releases, ...Object.fromEntries(found.map((release) => [release.name, release])) },
      };
      if (ofSnapshot.size >= remembered) ofSnapshot.clear();
      ofSnapshot.set(named, overridden);
      return overridden;
    },
  };
}
