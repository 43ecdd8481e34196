import { Migrator } from 'kysely/migration';
import type { Log } from '../log.ts';
import { openDatabase } from './database.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the schema up to date, under an advisory lock: of several processes that start together one migrates, the others wait.
 * @throws what the database says; nothing of a failed run stays
 */
export async function migrate(url: string, log: Log): Promise<void> {
  const db = openDatabase({ url, size: 2, log, statementTimeout: 0 });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error, results = [] } = await migrator.migrateToLatest();
    for (const { migrationName, status } of results) log.info({ migrationName, status }, 'migration');
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}
