import { randomBytes } from 'node:crypto';
import { startPlatform } from 'tooling/platform';
import { createDatabase, dropDatabase } from 'tooling/postgres';
import { makeThrowawayData, removeLeftData, removeThrowawayData } from 'tooling/throwaway';

/**
 * Before the browser tests: the whole platform on a free port, with a throwaway data folder and the releases that were
 * built before. With `DATABASE_URL` it works on a database of its own on that server.
 * @returns What ends it.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  await removeLeftData();
  const dataDir = makeThrowawayData();
  // All visitors of the tests come from one address, and order by one phone.
  process.env.LIMITS_FACTOR ??= '100';
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
    process.env.B2B_ORIGIN = platform.origin;
    process.env.B2B_E2E_DATA_DIR = dataDir;
    return () => platform.stop().finally(clean);
  } catch (error) {
    await clean();
    throw error;
  }
}
