import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel, type Release } from 'shared-contracts';
import { sha256 } from 'shared-node/release-signatures';

const atOnce = 8;

export const isIntact = ({ hashes }: Release, path: string, content: Buffer): boolean =>
  hashes[path] === sha256(content);

export function integrityOf({ hashes }: Release, path: string): string | undefined {
  const hash = hashes[path];
  return hash && `sha256-${Buffer.from(hash, 'hex').toString('base64')}`;
}

export async function changedFile(folder: string, release: Release): Promise<string | undefined> {
  const changed: string[] = [];
  await inParallel(Object.keys(release.hashes), atOnce, async (path) => {
    const content = await readFile(join(folder, path)).catch(() => undefined);
    if (!content || !isIntact(release, path, content)) changed.push(path);
  });
  return changed.sort()[0];
}
