import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export interface SqlMigration extends Migration {
  statements: string;
  oldest?: string;
}

/**
 * A migration made of statements; each template may hold several. Migrations only go forward, and only expand: the release before runs on
 * what they leave. One that takes something away comes a release after the last code that needs it, and says so.
 * @param oldest last migration of the oldest release that needs nothing of what is taken away
 */
export const migrationOf = (statements: string, oldest?: string): SqlMigration => ({
  statements,
  oldest,
  up: async (db: Kysely<unknown>) => {
    await sql.raw(statements).execute(db);
  },
});
