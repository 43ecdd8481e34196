import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { dataPaths, startPlatform } from 'tooling/platform';
import { createDatabase, dropDatabase } from 'tooling/postgres';
import { copyThrowawayData, makeThrowawayData, removeLeftData, removeThrowawayData } from 'tooling/throwaway';
import { platformsVariable, type TestPlatform } from './platform.ts';

type Stop = () => Promise<void>;

interface Started extends TestPlatform {
  halt: Stop;
  stop: Stop;
}

async function start(dataDir: string): Promise<Started> {
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
    const { origin, databaseUrl: url, stop: halt } = platform;
    return { origin, dataDir, databaseUrl: url, halt, stop: () => halt().finally(clean) };
  } catch (error) {
    await clean();
    throw error;
  }
}

/**
 * The demo shops are made once and copied. On a server that `DATABASE_URL` names each platform has a database of its own, and makes them
 * itself.
 */
async function startAll(count: number): Promise<PromiseSettledResult<Started>[]> {
  const first = await start(makeThrowawayData());
  // Without releases the first one builds them, for all.
  process.env.B2B_E2E_RELEASES ??= dataPaths(first.dataDir).releases;
  const others = Array.from({ length: count - 1 });
  if (process.env.DATABASE_URL) {
    return Promise.allSettled([first, ...others.map(() => start(makeThrowawayData()))]);
  }
  await first.halt();
  return Promise.allSettled([first.dataDir, ...others.map(() => copyThrowawayData(first.dataDir))].map(start));
}

/**
 * Before the browser tests: a platform for each worker, with the releases that were built before, so that tests which release, or change what
 * all shops share, disturb nobody.
 * @returns What ends them.
 */
export default async function setUp({ workers }: Pick<FullConfig, 'workers'>): Promise<Stop> {
  await removeLeftData();
  // All visitors of the tests come from one address, and order by one phone.
  process.env.LIMITS_FACTOR ??= '100';
  // What the tests say of rendered pages holds on a slow machine too.
  process.env.PAGE_TIME_LIMIT ??= '20000';
  const all = await startAll(workers);
  const started = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async () => {
    await Promise.all(started.map((platform) => platform.stop()));
  };
  const failed = all.find((one) => one.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  process.env[platformsVariable] = JSON.stringify(
    started.map(({ origin, dataDir, databaseUrl }): TestPlatform => ({ origin, dataDir, databaseUrl })),
  );
  process.env.B2B_E2E_WORKBENCH ??= join(started[0]?.dataDir ?? '', 'workbench');
  return stop;
}
