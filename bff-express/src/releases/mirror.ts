import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import {
  registrySnapshotPath,
  type SignedRelease,
  type SignedSnapshot,
  type SnapshotPayload,
  signedSnapshot,
} from 'shared-contracts';
import type { Config } from '../config.ts';
import { jsonOf } from '../upstream/client.ts';
import type { Upstream } from '../upstream/upstreams.ts';
import { askRegistry, fetchRelease } from './fetch-release.ts';
import { releaseFolder } from './read.ts';
import { snapshotFile, verifySnapshotPayload } from './signed-snapshot.ts';

const pollInterval = 400;
const retryInterval = 2_000;
const missingRetries = { first: 2_000, longest: 60_000 };
const maxSnapshot = 8 * 1024 * 1024;
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

async function forgetPruned(releasesDir: string, { containers, releases }: SnapshotPayload): Promise<void> {
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

async function writeSnapshot(releasesDir: string, snapshot: SignedSnapshot): Promise<void> {
  await mkdir(releasesDir, { recursive: true });
  const file = join(releasesDir, snapshotFile);
  await writeFile(`${file}.tmp`, JSON.stringify(snapshot));
  await rename(`${file}.tmp`, file);
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

  async function fetchAll(releases: readonly SignedRelease[]): Promise<SignedRelease[]> {
    const failed: SignedRelease[] = [];
    for (const release of releases) {
      await fetchRelease(config, upstream, release).catch((cause: unknown) => {
        failed.push(release);
        const { name, version } = release;
        if (!missing.includes(release))
          log.error({ name, version, cause: String(cause) }, 'a release did not come: the one before it stays');
      });
    }
    return failed;
  }

  async function fetchMissing(): Promise<void> {
    if (!last || missing.length === 0 || performance.now() - missingSince < missingDelay) return;
    const failed = await fetchAll(missing);
    if (failed.length < missing.length) await writeSnapshot(releasesDir, last);
    missing = failed;
    missingSince = performance.now();
    missingDelay = Math.min(2 * missingDelay, missingRetries.longest);
  }

  async function look(): Promise<void> {
    const body = await askRegistry(upstream, `${registrySnapshotPath}?after=${revision}`, maxSnapshot);
    if (!body) return fetchMissing();
    const snapshot = signedSnapshot.parse(jsonOf(body));
    const payload = verifySnapshotPayload(snapshot, registryKeys);
    missing = await fetchAll(neededOf(payload));
    missingSince = performance.now();
    missingDelay = missingRetries.first;
    last = snapshot;
    await writeSnapshot(releasesDir, snapshot);
    revision = payload.revision;
    await forgetPruned(releasesDir, payload);
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
