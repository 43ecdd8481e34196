import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration made of statements; each template may hold several. Migrations only go forward. */
export const migrationOf = (statements: string): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql.raw(statements).execute(db);
  },
});
