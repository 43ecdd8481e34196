import { createLog } from '../common/log.ts';
import { readDatabaseUrl } from '../env.ts';
import { openDatabase } from './database.ts';
import type { ShopContext } from './transaction.ts';

const db = openDatabase({ url: readDatabaseUrl(process.env), size: 1, log: createLog('silent') });

/**
 * What a task needs to read and change a shop. Ended in the middle of a change, its connection ends, and nothing is changed.
 * @param now the moment that counts as now
 */
export const taskContext = (now: Date): ShopContext => ({
  db,
  now: () => now,
  // Nothing is remembered here.
  shops: { forget: () => undefined },
});
