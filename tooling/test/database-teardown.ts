import { dropTestDatabases } from '../postgres/test-database.ts';
import { runningTestDatabase } from './database-running.ts';
import { removeThrowawayData } from './throwaway.ts';

export default async function tearDown(): Promise<void> {
  const started = runningTestDatabase.get();
  if (started) {
    await started.postgres.stop().finally(() => removeThrowawayData(started.dataDir));
  } else if (process.env.B2B_TEST_DATABASE_URL) await dropTestDatabases(process.env.B2B_TEST_DATABASE_URL);
}
