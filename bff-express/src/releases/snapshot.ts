import {
  type ContainerName,
  compareContainers,
  containerName,
  type RegistryEntry,
  type RegistrySnapshot,
  type Release,
  releaseBase,
  releaseVersion,
} from 'shared-contracts';
import type { Config } from '../config.ts';
import { fitsAmong } from './fits-among.ts';
import { integrityOf } from './integrity.ts';
import { readRelease, type Trust } from './read.ts';
import type { WantedReleases } from './signed-snapshot.ts';

export interface Snapshot {
  readonly cohort: string;
  readonly registry: RegistrySnapshot;
  readonly releases: Readonly<Partial<Record<ContainerName, Release>>>;
}

export const emptySnapshot: Snapshot = { cohort: '', registry: { revision: 0, containers: [] }, releases: {} };

export type OnBroken = (name: string, version: string, error: unknown) => void;

export type GivenUp = ReadonlyMap<string, string>;
export const releaseKey = (name: ContainerName, version: string): string => `${name} ${version}`;

export function candidatesOf(
  active: Pick<WantedReleases, 'active' | 'previous'>,
  last: Snapshot,
  givenUp: GivenUp,
  name: ContainerName,
): string[] {
  const versions = [active.active[name], ...(active.previous[name] ?? []), last.releases[name]?.version];
  return [...new Set(versions.filter((version) => version !== undefined))].filter(
    (version) => !givenUp.has(releaseKey(name, version)),
  );
}

export const trustOf = ({ releasesDir, registryKeys, stage }: Config): Trust => ({
  releasesDir,
  registryKeys,
  onlySigned: stage === 'production',
});

const mostFallbacks = 3;

async function firstGood(
  trust: Trust,
  { signed }: WantedReleases,
  name: ContainerName,
  versions: readonly string[],
  onBroken: OnBroken,
  fits: (release: Release) => boolean = () => true,
): Promise<Release | undefined> {
  for (const version of versions) {
    try {
      releaseVersion.parse(version);
      const release = await readRelease(trust, name, version, signed.get(releaseKey(name, version)));
      if (fits(release)) return release;
    } catch (error) {
      onBroken(name, version, error);
    }
  }
  return undefined;
}

type Place = NonNullable<RegistryEntry['fallback']>;

const placeOf = (release: Release): Place => ({
  version: release.version,
  base: releaseBase(release.name, release.version),
  entry: release.entry,
  integrity: integrityOf(release, release.entry),
});

export const entryOf = (release: Release, before: Release | undefined): RegistryEntry => ({
  name: release.name,
  ...placeOf(release),
  fallback: before ? placeOf(before) : null,
  manifest: release.manifest,
});

/**
 * Builds a snapshot of the active releases. A broken release is replaced by the one before it, or by the one that is served now; a container without
 * either is left out. The release that a page falls back on fits the rest of the snapshot, too.
 * @param last the snapshot that is served now
 * @param givenUp releases that must not be served
 */
export async function buildSnapshot(
  config: Config,
  wanted: WantedReleases,
  last: Snapshot,
  givenUp: GivenUp,
  onBroken: OnBroken,
): Promise<Snapshot> {
  const releases: Partial<Record<ContainerName, Release>> = {};
  const trust = trustOf(config);
  const names = Object.keys(wanted.active).filter((name) => {
    const { success, error } = containerName.safeParse(name);
    if (!success) onBroken(name, wanted.active[name] ?? '', error);
    return success;
  });
  names.sort(compareContainers);
  const candidates = (name: ContainerName): string[] => candidatesOf(wanted, last, givenUp, name);
  const served = await Promise.all(names.map((name) => firstGood(trust, wanted, name, candidates(name), onBroken)));
  const all = served.filter((release) => release !== undefined);
  for (const release of all) releases[release.name] = release;
  const containers = await Promise.all(
    all.map(async (release): Promise<RegistryEntry> => {
      const { name } = release;
      const after = candidates(name).indexOf(release.version) + 1;
      const earlier = candidates(name).slice(after, after + mostFallbacks);
      const before = await firstGood(trust, wanted, name, earlier, onBroken, (other) => fitsAmong(other, all));
      return entryOf(release, before);
    }),
  );
  return { cohort: '', registry: { revision: wanted.revision, containers }, releases };
}
