import {
  type ActiveReleases,
  type ContainerName,
  containerNames,
  type RegistryEntry,
  type RegistrySnapshot,
  type Release,
  releaseBase,
} from 'shared-contracts';
import type { Config } from '../config.ts';
import { readRelease } from './read.ts';

/** One consistent set of releases with what pages are made of. */
export interface Snapshot {
  readonly registry: RegistrySnapshot;
  readonly releases: Readonly<Partial<Record<ContainerName, Release>>>;
}

export const emptySnapshot: Snapshot = { registry: { revision: 0, containers: [] }, releases: {} };

/** Called with each release that is passed over, and why. */
type OnBroken = (name: ContainerName, version: string, error: unknown) => void;

/** The wanted version and those to fall back on, best first, without repeats. */
function candidatesOf(active: ActiveReleases, last: Snapshot, name: ContainerName): string[] {
  const versions = [active.active[name], ...(active.previous[name] ?? []), last.releases[name]?.version];
  return [...new Set(versions.filter((version) => version !== undefined))];
}

async function firstGood(config: Config, name: ContainerName, versions: string[], count: number, onBroken: OnBroken) {
  const good: Release[] = [];
  for (const version of versions) {
    if (good.length === count) break;
    try {
      good.push(await readRelease(config.releasesDir, name, version));
    } catch (error) {
      onBroken(name, version, error);
    }
  }
  return good;
}

/** Where the browser loads a container from: its release, or the address at which it is being developed. */
function placeOf(config: Config, release: Release): { base: string; entry: string } {
  const address = config.devRemotes[release.name];
  if (!address) return { base: releaseBase(release.name, release.version), entry: release.entry };
  const split = address.lastIndexOf('/') + 1;
  return { base: address.slice(0, split), entry: address.slice(split) || release.entry };
}

/**
 * Builds a snapshot of the active releases. A broken release is passed over: the one before it stands in, or the one
 * served until now; a container without any is left out.
 * @param last what is served until now
 */
export async function buildSnapshot(
  config: Config,
  active: ActiveReleases,
  last: Snapshot,
  onBroken: OnBroken,
): Promise<Snapshot> {
  const releases: Partial<Record<ContainerName, Release>> = {};
  const found = await Promise.all(
    containerNames
      .filter((name) => active.active[name] !== undefined)
      .map(async (name): Promise<RegistryEntry | undefined> => {
        const [release, before] = await firstGood(config, name, candidatesOf(active, last, name), 2, onBroken);
        if (!release) return undefined;
        releases[name] = release;
        const fallback = before && {
          version: before.version,
          base: releaseBase(name, before.version),
          entry: before.entry,
        };
        return {
          name,
          version: release.version,
          ...placeOf(config, release),
          fallback: fallback ?? null,
          manifest: release.manifest,
        };
      }),
  );
  return {
    registry: { revision: active.revision, containers: found.filter((entry) => entry !== undefined) },
    releases,
  };
}
