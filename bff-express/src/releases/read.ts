import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ActiveReleases,
  activeReleasesSchema,
  type ContainerName,
  type Release,
  type SignedRelease,
} from 'shared-contracts';
import { isCountersigned, sha256 } from 'shared-node/release-signatures';
import { changedFile } from './integrity.ts';
import {
  mergeWantedReleases,
  parseRelease,
  readSnapshot,
  snapshotFile,
  type WantedReleases,
} from './signed-snapshot.ts';

class BrokenRelease extends Error {
  override name = 'BrokenRelease';
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new BrokenRelease(error instanceof SyntaxError ? 'not JSON' : 'cannot be read');
  }
}

export const releaseFolder = (releasesDir: string, name: string, version: string): string =>
  join(releasesDir, 'remotes', name, version);

async function readBuilt(releasesDir: string): Promise<ActiveReleases | undefined> {
  const file = join(releasesDir, 'active.json');
  if (!(await stat(file).catch(() => undefined))) return undefined;
  const parsed = activeReleasesSchema.safeParse(await readJson(file));
  if (parsed.success) return parsed.data;
  throw new BrokenRelease('active.json does not fit its schema');
}

export interface Trust {
  releasesDir: string;
  registryKeys: readonly string[];
  onlySigned: boolean;
}

/**
 * Reads which releases are to be served: those that the registry has signed and, unless `onlySigned`, those that were built here.
 * @returns undefined where nothing has been released yet
 * @throws {BrokenRelease} where a file cannot be understood, or its snapshot is not signed by the registry
 */
export async function readWanted({
  releasesDir,
  registryKeys,
  onlySigned,
}: Trust): Promise<WantedReleases | undefined> {
  const built = onlySigned ? undefined : await readBuilt(releasesDir);
  const signed = await readSnapshot(releasesDir, registryKeys).catch((error: unknown) => {
    throw new BrokenRelease(String(error));
  });
  return built || signed ? mergeWantedReleases(built, signed) : undefined;
}

export async function fingerprintReleaseFiles(releasesDir: string): Promise<string | undefined> {
  const found = await Promise.all(
    ['active.json', snapshotFile].map((file) => stat(join(releasesDir, file)).catch(() => undefined)),
  );
  const marks = found.flatMap((one) => (one ? [`${one.mtimeMs} ${one.size} ${one.ino}`] : []));
  return marks.length > 0 ? marks.join(', ') : undefined;
}

/** Releases whose files were compared with their hashes. Each is compared once, since releases never change. */
const compared = new Map<string, Promise<string | undefined>>();
const remembered = 1_000;

/** @throws {BrokenRelease} where a file is not the one that was released */
export async function compareOnce(folder: string, manifest: string, release: Release): Promise<void> {
  if (compared.size > remembered) compared.clear();
  const key = `${folder} ${manifest}`;
  const comparing = compared.get(key) ?? changedFile(folder, release);
  compared.set(key, comparing);
  const changed = await comparing;
  if (changed === undefined) return;
  // A failed comparison is not kept, so that a repaired folder is accepted at the next attempt.
  compared.delete(key);
  throw new BrokenRelease(`${changed} is not the file that was released`);
}

function requireSigned({ registryKeys, onlySigned }: Trust, signed: SignedRelease | undefined, manifest: string): void {
  if (!signed) {
    if (onlySigned) throw new BrokenRelease('nobody has signed it');
    return;
  }
  if (signed.manifest !== manifest) throw new BrokenRelease('release.json is not the file that was signed');
  if (!isCountersigned(registryKeys, signed)) throw new BrokenRelease('its signatures do not fit');
}

const filesOf = ({ entry, preload, screens, files, server }: Release): string[] => [
  entry,
  ...preload,
  ...Object.values(screens).flat(),
  ...files.map(({ path }) => path),
  ...(server ? [server] : []),
];

/**
 * Reads one release and checks that its files are those that were released.
 * @param signed its signatures by its team and the registry; undefined where it was built here
 * @throws {BrokenRelease} where it cannot be served
 */
export async function readRelease(
  trust: Trust,
  name: ContainerName,
  version: string,
  signed: SignedRelease | undefined,
): Promise<Release> {
  const folder = releaseFolder(trust.releasesDir, name, version);
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => {
    throw new BrokenRelease('release.json cannot be read');
  });
  const manifest = sha256(text);
  requireSigned(trust, signed, manifest);
  let release: Release;
  try {
    release = parseRelease(text, name, version);
  } catch (error) {
    throw new BrokenRelease(`release.json makes no sense: ${String(error).slice(0, 200)}`);
  }
  const unnamed = filesOf(release).find((file) => !release.hashes[file]);
  if (unnamed && trust.onlySigned) throw new BrokenRelease(`it does not say what ${unnamed} is`);
  await compareOnce(folder, manifest, release);
  for (const file of [release.entry, ...release.preload]) {
    const found = await stat(join(folder, file)).catch(() => null);
    if (!found?.isFile()) throw new BrokenRelease(`${file} is missing`);
  }
  return release;
}
