import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ActiveReleases,
  activeReleasesSchema,
  type ContainerName,
  type Release,
  releaseSchema,
} from 'shared-contracts';

/** Why a release or `active.json` cannot be used, in words for the log. */
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

/**
 * Reads which releases are active.
 * @returns undefined where nothing has been released yet
 * @throws {BrokenRelease} where the file is there but makes no sense
 */
export async function readActive(releasesDir: string): Promise<ActiveReleases | undefined> {
  const file = join(releasesDir, 'active.json');
  if (!(await markOf(releasesDir))) return undefined;
  const parsed = activeReleasesSchema.safeParse(await readJson(file));
  if (parsed.success) return parsed.data;
  throw new BrokenRelease('active.json does not fit its schema');
}

/** Changes whenever `active.json` does; undefined while there is none. */
export async function markOf(releasesDir: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size, ino } = await stat(join(releasesDir, 'active.json'));
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return undefined;
  }
}

/**
 * Reads one release and sees that the files a page begins with are there.
 * @throws {BrokenRelease} where it cannot be served
 */
export async function readRelease(releasesDir: string, name: ContainerName, version: string): Promise<Release> {
  const folder = releaseFolder(releasesDir, name, version);
  const parsed = releaseSchema.safeParse(await readJson(join(folder, 'release.json')));
  if (!parsed.success) throw new BrokenRelease('release.json does not fit its schema');
  const release = parsed.data;
  if (release.name !== name || release.version !== version)
    throw new BrokenRelease('release.json is of another release');
  for (const file of [release.entry, ...release.preload]) {
    const found = await stat(join(folder, file)).catch(() => null);
    if (!found?.isFile()) throw new BrokenRelease(`${file} is missing`);
  }
  return release;
}
