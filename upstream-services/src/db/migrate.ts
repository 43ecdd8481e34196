import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Log } from '../common/log.ts';
import { checkRestored, isNewer, type KnownMigrations, noteCompatibility } from './compatibility.ts';
import { type Database, openDatabase } from './database.ts';
import { migrations } from './migrations/index.ts';

/**
 * Warns of a database with `LC_CTYPE` C: it does not take Russian letters for letters, so the trigram indexes hold no Russian words, and every search
 * reads all of a shop's rows.
 */
async function warnOfLetters(db: Database, log: Log): Promise<void> {
  const { rows } = await sql<{ parts: number }>`select cardinality(show_trgm('дом')) as parts`.execute(db);
  if (rows[0]?.parts === 0)
    log.warn(
      'LC_CTYPE of the database knows no Russian letters: searches are slow; make it with C.UTF-8 or ru_RU.UTF-8',
    );
}

/**
 * In a database with data, each migration gets a transaction of its own: tables that one locks are readable again for processes of the previous
 * release before the next one begins. An empty database is migrated at once (undefined).
 */
async function targetsOf(migrator: Migrator, upTo: string | undefined): Promise<(string | undefined)[]> {
  const all = await migrator.getMigrations();
  if (upTo || all.every(({ executedAt }) => !executedAt)) return [upTo];
  return all.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

interface MigrateOptions {
  upTo?: string;
  known?: KnownMigrations;
}

/**
 * Brings the schema up to date, under an advisory lock: of several processes that start together one migrates, the others wait. A newer
 * schema stays as it is.
 * @throws UnusableSchema with one sentence where these services cannot run on it; else what the database says. Nothing of a failed migration stays
 */
export async function migrate(url: string, log: Log, { upTo, known = migrations }: MigrateOptions = {}): Promise<void> {
  const db = openDatabase({ url, size: 2, log, statementTimeout: 0 });
  try {
    if (!upTo) await checkRestored(db);
    if (await isNewer(db, known)) {
      log.warn('the schema is that of a newer release; it stays as it is');
      return;
    }
    const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
    for (const target of await targetsOf(migrator, upTo)) {
      const { error, results = [] } = target ? await migrator.migrateTo(target) : await migrator.migrateToLatest();
      for (const { migrationName, status } of results) log.info({ migrationName, status }, 'migration');
      if (error) throw error;
    }
    await noteCompatibility(db, known);
    await warnOfLetters(db, log);
  } finally {
    await db.destroy();
  }
}
