import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { dataPaths, startPlatform } from 'tooling/platform';
import { createDatabase, dropDatabase } from 'tooling/postgres';
import { makeThrowawayData, removeLeftData, removeThrowawayData } from 'tooling/throwaway';
import { type Place, placesVariable } from './platform.ts';

type Stop = () => Promise<void>;

/** A whole platform on a free port, with a throwaway data folder. */
async function start(): Promise<Place & { stop: Stop }> {
  const dataDir = makeThrowawayData();
  const server = process.env.DATABASE_URL;
  const databaseUrl = server && (await createDatabase(server, `b2b_test_${randomBytes(4).toString('hex')}`));
  const releasesFrom = process.env.B2B_E2E_RELEASES;
  const clean = async () => {
    if (databaseUrl) await dropDatabase(databaseUrl);
    await removeThrowawayData(dataDir);
  };
  try {
    const platform = await startPlatform({
      dataDir,
      databaseUrl,
      releasesFrom,
      build: !releasesFrom,
      durable: false,
      stage: 'demo',
      say: (line) => console.log(line),
    });
    return { origin: platform.origin, dataDir, stop: () => platform.stop().finally(clean) };
  } catch (error) {
    await clean();
    throw error;
  }
}

/**
 * Before the browser tests: a platform for each worker, with the releases that were built before, so that tests which release, or change what
 * all shops share, disturb nobody. With `DATABASE_URL` they work on databases of their own on that server.
 * @returns What ends them.
 */
export default async function setUp({ workers }: Pick<FullConfig, 'workers'>): Promise<Stop> {
  await removeLeftData();
  // All visitors of the tests come from one address, and order by one phone.
  process.env.LIMITS_FACTOR ??= '100';
  // Without releases the first one builds them, for all.
  const first = process.env.B2B_E2E_RELEASES ? [] : [await start()];
  process.env.B2B_E2E_RELEASES ??= dataPaths(first[0]?.dataDir ?? '').releases;
  const others = await Promise.allSettled(Array.from({ length: workers - first.length }, start));
  const started = [...first, ...others.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))];
  const stop = async () => {
    await Promise.all(started.map((platform) => platform.stop()));
  };
  const failed = others.find((one) => one.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  process.env[placesVariable] = JSON.stringify(started.map(({ origin, dataDir }): Place => ({ origin, dataDir })));
  process.env.B2B_E2E_WORKBENCH = join(started[0]?.dataDir ?? '', 'workbench');
  return stop;
}
