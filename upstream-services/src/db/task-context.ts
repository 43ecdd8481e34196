import { createLog } from '../common/log.ts';
import { readDatabaseUrl } from '../env.ts';
import { openDatabase } from './database.ts';
import type { ShopContext } from './transaction.ts';

const db = openDatabase({ url: readDatabaseUrl(process.env), size: 1, log: createLog('silent') });

/**
 * What a task in a worker process needs to read and change a shop. If the process is ended in the middle of a change, its connection closes and the
 * change is rolled back.
 * @param now the moment that counts as now
 */
export const taskContext = (now: Date): ShopContext => ({
  db,
  now: () => now,
  // Worker processes have no cache of shops.
  shops: { forget: () => undefined },
});
