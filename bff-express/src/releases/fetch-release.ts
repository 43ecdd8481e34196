import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inParallel, registryFilesPath, type SignedRelease } from 'shared-contracts';
import { isCountersigned, sha256 } from 'shared-node/release-signatures';
import type { Config } from '../config.ts';
import { callUpstream } from '../upstream/client.ts';
import type { Upstream } from '../upstream/upstreams.ts';
import { compareOnce, releaseFolder } from './read.ts';
import { parseRelease } from './signed-snapshot.ts';

const timeLimit = 20_000;
const maxFile = 32 * 1024 * 1024;
const atOnce = 6;

/** @returns what the registry answers; null where there is nothing new */
export async function askRegistry(upstream: Upstream, path: string, maxBytes: number): Promise<Buffer | null> {
  const answer = await callUpstream(upstream, { method: 'GET', path, headers: {}, timeLimit, maxBytes });
  if (answer.status === 204) return null;
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer.body;
}

async function fetchFile(upstream: Upstream, hash: string): Promise<Buffer> {
  const content = await askRegistry(upstream, `${registryFilesPath}/${hash}`, maxFile);
  if (!content || sha256(content) !== hash) throw new Error(`${hash} is not what came`);
  return content;
}

async function isThere({ name, version, manifest }: SignedRelease, folder: string): Promise<boolean> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => '');
  if (sha256(text) !== manifest) return false;
  // Releases that are served have been compared when they were read, so that this costs nothing for them.
  return compareOnce(folder, manifest, parseRelease(text, name, version)).then(
    () => true,
    () => false,
  );
}

/**
 * Fetches a release with all its files, unless it is there already, and whole: a power cut may cut files short. Its folder appears whole or not at all.
 * @throws Error where nobody has countersigned it, or a file does not come or is another
 */
export async function fetchRelease(
  { releasesDir, registryKeys }: Pick<Config, 'releasesDir' | 'registryKeys'>,
  upstream: Upstream,
  release: SignedRelease,
): Promise<void> {
  const { name, version, manifest } = release;
  const folder = releaseFolder(releasesDir, name, version);
  if (await isThere(release, folder)) return;
  if (!isCountersigned(registryKeys, release)) throw new Error(`nobody stands behind ${name} ${version}`);
  const text = await fetchFile(upstream, manifest);
  const { hashes } = parseRelease(text.toString('utf8'), name, version);
  await mkdir(join(releasesDir, 'incoming'), { recursive: true });
  const incoming = await mkdtemp(join(releasesDir, 'incoming', `${name}-`));
  try {
    await inParallel(Object.entries(hashes), atOnce, async ([path, hash]) => {
      const file = join(incoming, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await fetchFile(upstream, hash));
    });
    await writeFile(join(incoming, 'release.json'), text);
    await mkdir(dirname(folder), { recursive: true });
    // A folder of that name may hold a release that was built here. The signed release replaces it.
    await rm(folder, { recursive: true, force: true });
    await rename(incoming, folder);
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}
