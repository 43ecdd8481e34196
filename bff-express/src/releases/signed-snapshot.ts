import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ActiveReleases,
  type Canary,
  type ContainerName,
  type Release,
  releaseSchema,
  type SignedRelease,
  type SignedSnapshot,
  type SnapshotPayload,
  signedSnapshot,
  snapshotPayload,
} from 'shared-contracts';
import { isSignedSnapshot } from 'shared-node/release-signatures';

export const snapshotFile = 'registry.json';

export interface WantedReleases extends ActiveReleases {
  signed: ReadonlyMap<string, SignedRelease>;
  canaries: Readonly<Record<ContainerName, Canary>>;
  registryRevision: number | null;
}

export function verifySnapshotPayload(snapshot: SignedSnapshot, registryKeys: readonly string[]): SnapshotPayload {
  if (!isSignedSnapshot(registryKeys, snapshot)) throw new Error('the registry has not signed this snapshot');
  return snapshotPayload.parse(JSON.parse(snapshot.payload));
}

export function parseRelease(text: string, name: string, version: string): Release {
  const release = releaseSchema.parse(JSON.parse(text));
  if (release.name !== name || release.version !== version) throw new Error('release.json is of another release');
  return release;
}

export async function readSnapshot(
  releasesDir: string,
  registryKeys: readonly string[],
): Promise<SnapshotPayload | undefined> {
  if (registryKeys.length === 0) return undefined;
  const text = await readFile(join(releasesDir, snapshotFile), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : verifySnapshotPayload(signedSnapshot.parse(JSON.parse(text)), registryKeys);
}

/**
 * Merges both sources: the registry's releases replace those built here, which become the last of the versions that can stand in.
 * @param active what was built here; undefined where only signed releases may be served
 */
export function mergeWantedReleases(
  active: ActiveReleases | undefined,
  payload: SnapshotPayload | undefined,
): WantedReleases {
  const wanted: WantedReleases = {
    revision: (active?.revision ?? 0) + (payload?.revision ?? 0),
    active: { ...active?.active },
    previous: { ...active?.previous },
    signed: new Map(payload?.releases.map((release) => [`${release.name} ${release.version}`, release])),
    canaries: {},
    registryRevision: payload?.revision ?? null,
  };
  for (const [name, { stable, previous, canary }] of Object.entries(payload?.containers ?? {})) {
    const base = active?.active[name];
    const before = [...previous, ...(base ? [base] : []), ...(active?.previous[name] ?? [])];
    if (stable !== null) {
      wanted.active[name] = stable;
      wanted.previous[name] = [...new Set(before)].filter((version) => version !== stable);
    }
    if (canary) wanted.canaries = { ...wanted.canaries, [name]: canary };
  }
  return wanted;
}
