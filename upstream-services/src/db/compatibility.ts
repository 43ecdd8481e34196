import { sql } from 'kysely';
import { texts } from '../texts.ts';
import type { Database } from './database.ts';
import type { SqlMigration } from './migrations/migration.ts';

export class UnusableSchema extends Error {
  override name = 'UnusableSchema';
}

export type KnownMigrations = Readonly<Record<string, SqlMigration>>;

const isThere = async (db: Database, table: string): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(db);
  return rows[0]?.there === true;
};

const lastOf = (names: readonly string[]): string => [...names].sort().at(-1) ?? '';

export async function checkRestored(db: Database): Promise<void> {
  if (await isThere(db, 'public.b2b_restoring')) throw new UnusableSchema(texts.start.halfRestored);
}

/**
 * Whether the schema is that of a newer release, on which these services run as they are.
 * @throws UnusableSchema where it is too new for them
 */
export async function isNewer(db: Database, known: KnownMigrations): Promise<boolean> {
  if (!(await isThere(db, 'public.kysely_migration'))) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const strange = rows.filter(({ name }) => !(name in known));
  if (strange.length === 0) return false;
  const newestKnown = lastOf(Object.keys(known));
  const found = (await isThere(db, 'public.schema_compatibility'))
    ? await sql<{ from: string }>`select compatible_from as from from schema_compatibility`.execute(db)
    : { rows: [] };
  const from = found.rows[0]?.from;
  if (from === undefined || from > newestKnown) {
    throw new UnusableSchema(texts.start.schemaTooNew(lastOf(rows.map(({ name }) => name)), newestKnown));
  }
  return true;
}

export async function noteCompatibility(db: Database, known: KnownMigrations): Promise<void> {
  const oldest = lastOf(Object.values(known).flatMap((migration) => migration.oldest ?? []));
  if (!oldest || !(await isThere(db, 'public.schema_compatibility'))) return;
  await sql`
    update schema_compatibility set compatible_from = ${oldest} where compatible_from < ${oldest}
  `.execute(db);
}
