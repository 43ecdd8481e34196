import { openAsBlob, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMissingFiles, inParallel, publishRelease, releaseSchema, sendReleaseFile } from 'shared-contracts';
import { sha256, signRelease } from 'shared-node/release-signatures';
import { callRegistry } from './call-registry.ts';
import type { Credentials } from './team.ts';

const atOnce = 4;

interface PublishNote {
  commit: string;
  reason: string;
}

/**
 * Publishes a built release: sends the files that the registry does not have yet, and the signed manifest. The release does not become active.
 * @param folder of the release, with `release.json` and the files that it names
 * @returns its name and version, and how many files were sent
 * @throws StartupError where the registry refuses it
 */
export async function publishFolder(
  credentials: Credentials,
  folder: string,
  { commit, reason }: PublishNote,
): Promise<{ name: string; version: string; sent: number }> {
  const manifest = readFileSync(join(folder, 'release.json'), 'utf8');
  const { hashes } = releaseSchema.parse(JSON.parse(manifest));
  const paths = new Map(Object.entries(hashes).map(([path, hash]) => [hash, path]));
  const missing = await callRegistry(credentials, findMissingFiles, { hashes: [...paths.keys()] });
  await inParallel(missing.hashes, atOnce, async (hash) => {
    const file = await openAsBlob(join(folder, paths.get(hash) ?? ''));
    await callRegistry(credentials, sendReleaseFile, { hash, file });
  });
  const signature = signRelease(credentials.privateKey, credentials.team, sha256(manifest));
  const published = await callRegistry(credentials, publishRelease, { manifest, signature, commit, reason });
  return { ...published, sent: missing.hashes.length };
}
