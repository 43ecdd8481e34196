import { setTimeout as sleep } from 'node:timers/promises';
import { basePath } from 'shared-contracts';
import { activateNow } from '../release/registry/activate.ts';
import { publishFolder } from '../release/registry/publish.ts';
import { measureDuration } from './few-and-many.ts';
import { median } from './load.ts';
import { copiedRemote, copyRelease, shopPath } from './release-copies.ts';
import { getPublishContext } from './release-publishing.ts';

const usualFor = 5_000;

export interface HangingReleaseLatency {
  path: string;
  before: number;
  meanwhile: number;
  failed: number;
}

async function askUntil(origin: string, isOver: () => boolean) {
  const paths = [shopPath, `${basePath}/merchant/sign-in`, `${basePath}/bff/healthz`];
  const times = new Map<string, number[]>(paths.map((path) => [path, []]));
  let failed = 0;
  while (!isOver()) {
    for (const path of paths) {
      const took = await measureDuration(async () => {
        const answer = await fetch(origin + path);
        await answer.arrayBuffer();
        if (!answer.ok) failed += 1;
      });
      times.get(path)?.push(took);
    }
    await sleep(20);
  }
  return { times, failed };
}

export async function measureHanging(origin: string, dataDir: string): Promise<HangingReleaseLatency[]> {
  const { team, releases, from } = getPublishContext(origin, dataDir);
  const end = performance.now() + usualFor;
  const before = await askUntil(origin, () => performance.now() > end);
  const version = `${from}.hanging`;
  const folder = copyRelease(releases, from, version, { script: 'server', ending: 'for (;;);' });
  await publishFolder(team, folder, { commit: '', reason: 'bench' });
  let isOver = false;
  // Activating ends once the platform reports that it has given the release up.
  const activation = activateNow(team, { name: copiedRemote, version, reason: 'bench' })
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  const meanwhile = await askUntil(origin, () => isOver);
  await activation;
  return [...before.times].map(([path, times]) => ({
    path,
    before: median(times),
    meanwhile: median(meanwhile.times.get(path) ?? []),
    failed: before.failed + meanwhile.failed,
  }));
}
