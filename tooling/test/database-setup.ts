import { randomBytes } from 'node:crypto';
import { startPostgres } from '../postgres/index.ts';
import { runningTestDatabase } from './database-running.ts';
import { makeThrowawayData, removeLeftData, removeThrowawayData } from './throwaway.ts';

export default async function setUp(): Promise<void> {
  process.env.B2B_TEST_RUN = randomBytes(4).toString('hex');
  if (process.env.DATABASE_URL) {
    process.env.B2B_TEST_DATABASE_URL = process.env.DATABASE_URL;
    return;
  }
  await removeLeftData();
  const dataDir = makeThrowawayData();
  const postgres = await startPostgres({ dataDir, durable: false }).catch(async (error: unknown) => {
    await removeThrowawayData(dataDir);
    throw error;
  });
  process.env.B2B_TEST_DATABASE_URL = postgres.url;
  runningTestDatabase.set({ dataDir, postgres });
}
