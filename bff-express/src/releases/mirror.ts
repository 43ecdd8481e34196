import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import {
  inParallel,
  registryFilesPath,
  registrySnapshotPath,
  type SignedRelease,
  type SignedSnapshot,
  type SnapshotPayload,
  signedSnapshot,
} from 'shared-contracts';
import { isCountersigned, sha256 } from 'shared-node/release-signatures';
import type { Config } from '../config.ts';
import { callUpstream, jsonOf } from '../upstream/client.ts';
import type { Upstream } from '../upstream/upstreams.ts';
import { releaseFolder } from './read.ts';
import { parseRelease, snapshotFile, verifySnapshotPayload } from './signed.ts';

const pollInterval = 400;
const retryInterval = 2_000;
const missingRetries = { first: 2_000, longest: 60_000 };
const timeLimit = 20_000;
const maxSnapshot = 8 * 1024 * 1024;
const maxFile = 32 * 1024 * 1024;
const atOnce = 6;
const spare = 2;

export interface Mirror {
  close(): void;
}

function neededOf({ containers, releases }: SnapshotPayload): SignedRelease[] {
  const versions = new Set(
    Object.entries(containers).flatMap(([name, { stable, previous, canary }]) =>
      [stable, canary?.version, ...previous.slice(0, spare)].map((version) => `${name} ${version}`),
    ),
  );
  return releases.filter(({ name, version }) => versions.has(`${name} ${version}`));
}

/**
 * Fetches releases that are to be served from the registry, with all their files, and only then writes the signed snapshot beside them. They are
 * served from this folder, even while the services do not answer. A release that cannot be fetched delays no other: the version before it is served
 * meanwhile.
 */
export function createMirror(config: Config, upstream: Upstream, log: Logger): Mirror {
  const { releasesDir, registryKeys } = config;
  let revision = -1;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let wasAway = false;
  let last: SignedSnapshot | undefined;
  let missing: SignedRelease[] = [];
  let missingDelay = missingRetries.first;
  let missingSince = 0;

  async function get(path: string, maxBytes: number): Promise<Buffer | null> {
    const answer = await callUpstream(upstream, { method: 'GET', path, headers: {}, timeLimit, maxBytes });
    if (answer.status === 204) return null;
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return answer.body;
  }

  async function fetchFile(hash: string): Promise<Buffer> {
    const content = await get(`${registryFilesPath}/${hash}`, maxFile);
    if (!content || sha256(content) !== hash) throw new Error(`${hash} is not what came`);
    return content;
  }

  const isThere = async ({ manifest }: SignedRelease, folder: string): Promise<boolean> =>
    sha256(await readFile(join(folder, 'release.json')).catch(() => '')) === manifest;

  async function fetchRelease(release: SignedRelease): Promise<void> {
    const { name, version, manifest } = release;
    const folder = releaseFolder(releasesDir, name, version);
    if (await isThere(release, folder)) return;
    if (!isCountersigned(registryKeys, release)) throw new Error(`nobody stands behind ${name} ${version}`);
    const text = await fetchFile(manifest);
    const { hashes } = parseRelease(text.toString('utf8'), name, version);
    await mkdir(join(releasesDir, 'incoming'), { recursive: true });
    const incoming = await mkdtemp(join(releasesDir, 'incoming', `${name}-`));
    try {
      await inParallel(Object.entries(hashes), atOnce, async ([path, hash]) => {
        const file = join(incoming, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, await fetchFile(hash));
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

  async function forgetPruned({ containers, releases }: SnapshotPayload): Promise<void> {
    const base = await readFile(join(releasesDir, 'active.json'), 'utf8').catch(() => '');
    const kept = new Set(releases.map(({ name, version }) => `${name} ${version}`));
    for (const name of Object.keys(containers)) {
      const versions = await readdir(join(releasesDir, 'remotes', name)).catch(() => []);
      for (const version of versions) {
        if (kept.has(`${name} ${version}`) || base.includes(`"${version}"`)) continue;
        await rm(releaseFolder(releasesDir, name, version), { recursive: true, force: true });
      }
    }
  }

  async function fetchAll(releases: readonly SignedRelease[]): Promise<SignedRelease[]> {
    const failed: SignedRelease[] = [];
    for (const release of releases) {
      await fetchRelease(release).catch((cause: unknown) => {
        failed.push(release);
        const { name, version } = release;
        if (!missing.includes(release))
          log.error({ name, version, cause: String(cause) }, 'a release did not come: the one before it stays');
      });
    }
    return failed;
  }

  async function write(snapshot: SignedSnapshot): Promise<void> {
    await mkdir(releasesDir, { recursive: true });
    const file = join(releasesDir, snapshotFile);
    await writeFile(`${file}.tmp`, JSON.stringify(snapshot));
    await rename(`${file}.tmp`, file);
  }

  async function fetchMissing(): Promise<void> {
    if (!last || missing.length === 0 || performance.now() - missingSince < missingDelay) return;
    const failed = await fetchAll(missing);
    if (failed.length < missing.length) await write(last);
    missing = failed;
    missingSince = performance.now();
    missingDelay = Math.min(2 * missingDelay, missingRetries.longest);
  }

  async function look(): Promise<void> {
    const body = await get(`${registrySnapshotPath}?after=${revision}`, maxSnapshot);
    if (!body) return fetchMissing();
    const snapshot = signedSnapshot.parse(jsonOf(body));
    const payload = verifySnapshotPayload(snapshot, registryKeys);
    missing = await fetchAll(neededOf(payload));
    missingSince = performance.now();
    missingDelay = missingRetries.first;
    last = snapshot;
    await write(snapshot);
    revision = payload.revision;
    await forgetPruned(payload);
  }

  async function lookAndAgain(): Promise<void> {
    try {
      await look();
      if (wasAway) log.info('the registry answers again');
      wasAway = false;
    } catch (error) {
      if (!wasAway) log.warn({ cause: String(error) }, 'the registry says nothing new: what was served stays');
      wasAway = true;
    }
    if (!isClosed) timer = setTimeout(lookAndAgain, wasAway ? retryInterval : pollInterval).unref();
  }

  if (registryKeys.length > 0) void lookAndAgain();
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
