import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel, type Release } from 'shared-contracts';
import { sha256 } from 'shared-contracts/release-signatures';

/** Files that are read at the same time. */
const atOnce = 8;

/** Whether a file's content is the one that the release was made with; one that the release does not name is not. */
export const isIntact = ({ hashes }: Release, path: string, content: Buffer): boolean =>
  hashes[path] === sha256(content);

/** What a script element's `integrity` says of a file; undefined where the release does not name its hash. */
export function integrityOf({ hashes }: Release, path: string): string | undefined {
  const hash = hashes[path];
  return hash && `sha256-${Buffer.from(hash, 'hex').toString('base64')}`;
}

/**
 * Compares every file of a release with what it was made of.
 * @returns the first that is missing or another; undefined where all are intact
 */
export async function changedFile(folder: string, release: Release): Promise<string | undefined> {
  const changed: string[] = [];
  await inParallel(Object.keys(release.hashes), atOnce, async (path) => {
    const content = await readFile(join(folder, path)).catch(() => undefined);
    if (!content || !isIntact(release, path, content)) changed.push(path);
  });
  return changed.sort()[0];
}
