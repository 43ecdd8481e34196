import type { Canary, ContainerName, RegistryEntry, Release } from 'shared-contracts';
import { compatibilityProblems, formatCompatibilityProblem, isWarning } from 'shared-contracts/compatibility';
import { offeredOperations } from 'shared-contracts/operations';
import type { Preview } from 'shared-node/release-signatures';
import type { Config } from '../config.ts';
import { readRelease } from './read.ts';
import type { WantedReleases } from './signed-snapshot.ts';
import { entryOf, type GivenUp, type OnBroken, releaseKey, type Snapshot, trustOf } from './snapshot.ts';

export interface ServedCanary {
  canary: Canary;
  release: Release;
  entry: RegistryEntry;
}

export async function readCanaries(
  config: Config,
  wanted: WantedReleases,
  stable: Snapshot,
  givenUp: GivenUp,
  onBroken: OnBroken,
): Promise<ServedCanary[]> {
  const trust = trustOf(config);
  const found = await Promise.all(
    Object.entries(wanted.canaries).map(async ([name, canary]): Promise<ServedCanary[]> => {
      const { version } = canary;
      const key = releaseKey(name, version);
      const before = stable.releases[name];
      if (givenUp.has(key) || !before || before.version === version) return [];
      try {
        const release = await readRelease(trust, name, version, wanted.signed.get(key));
        const others = Object.values(stable.releases).flatMap((one) => (one && one.name !== name ? [one] : []));
        const problem = compatibilityProblems(release, others, offeredOperations()).find((one) => !isWarning(one));
        if (problem) throw new Error(formatCompatibilityProblem(problem));
        return [{ canary, release, entry: entryOf(release, before) }];
      } catch (error) {
        onBroken(name, version, error);
        return [];
      }
    }),
  );
  return found.flat();
}

export interface Visitor {
  /** The visitor's cohort: from 0, a ten-thousandth of all visitors each; null where the visitor has none. */
  bucket: number | null;
  shops: readonly string[];
  preview: Preview | null;
}

const bucketsOfPercent = 100;

function isMeant({ canary, entry }: ServedCanary, { bucket, shops, preview }: Visitor): boolean {
  if (preview?.name === entry.name && preview.version === canary.version) return true;
  if (shops.some((shop) => canary.merchants.includes(shop))) return true;
  return bucket !== null && bucket < canary.share * bucketsOfPercent;
}

function withCanaries(stable: Snapshot, canaries: readonly ServedCanary[]): Snapshot {
  if (canaries.length === 0) return stable;
  const of = (name: ContainerName) => canaries.find(({ entry }) => entry.name === name)?.entry;
  const containers = stable.registry.containers.map((entry) => of(entry.name) ?? entry);
  return {
    cohort: canaries.map(({ entry }) => `${entry.name} ${entry.version}`).join(),
    registry: { ...stable.registry, containers },
    releases: {
      ...stable.releases,
      ...Object.fromEntries(canaries.map(({ entry, release }) => [entry.name, release])),
    },
  };
}

const remembered = 32;

export function createCohorts(stable: Snapshot, canaries: readonly ServedCanary[]) {
  const known = new Map<string, Snapshot>();
  return {
    canaries,
    all: withCanaries(stable, canaries),
    of(visitor: Visitor): Snapshot {
      const meant = canaries.filter((canary) => isMeant(canary, visitor));
      if (meant.length === 0) return stable;
      const matching = withCanaries(stable, meant);
      const snapshot = known.get(matching.cohort) ?? matching;
      if (known.size < remembered) known.set(matching.cohort, snapshot);
      return snapshot;
    },
  };
}
