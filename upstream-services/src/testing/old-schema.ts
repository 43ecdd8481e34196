import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { createTestDatabase } from 'tooling/postgres';
import { createLog } from '../common/log.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';

export async function oldSchema(last: keyof typeof migrations) {
  const log = createLog('silent');
  const database = await createTestDatabase();
  const db: Database = openDatabase({ url: database.url, size: 1, log });
  const migrator = new Migrator({ db: db as Kysely<unknown>, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(last);
  if (error) throw error;
  return {
    db,
    url: database.url,
    migrate: () => migrate(database.url, log),
    drop: async () => {
      await db.destroy();
      await database.drop();
    },
  };
}
