import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export interface SqlMigration extends Migration {
  statements: string;
  oldest?: string;
}

/**
 * A migration made of SQL statements; a template may hold several. Migrations only go forward, and only expand: the previous release must be able to
 * run on the new schema. A migration that removes something ships one release after the last code that needs it, and names `oldest`.
 * @param oldest last migration of the oldest release that does not need what is removed
 */
export const migrationOf = (statements: string, oldest?: string): SqlMigration => ({
  statements,
  oldest,
  up: async (db: Kysely<unknown>) => {
    await sql.raw(statements).execute(db);
  },
});
