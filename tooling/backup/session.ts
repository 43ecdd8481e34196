import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { backupLock } from 'shared-node';
import { StartupError } from '../config/startup-error.ts';
import { texts } from './texts.ts';

export async function openSession(url: string): Promise<pg.Client> {
  const session = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'backup',
  });
  session.on('error', () => {});
  await session.connect();
  await session.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  return session;
}

/**
 * Holds the lock of backups until the session ends: no other one runs, and no file of a picture is deleted meanwhile.
 * @throws StartupError where another one runs
 */
export async function holdBackupLock(session: pg.Client): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const { rows } = await session.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [backupLock]);
    if (rows[0]?.got) return;
    // A process that deletes files holds the lock for moments only, so waiting helps.
    await sleep(250);
  }
  throw new StartupError(texts.alreadyRuns);
}

export async function hasTable(session: pg.Client, name: string): Promise<boolean> {
  const { rows } = await session.query<{ there: boolean }>('select to_regclass($1) is not null as there', [name]);
  return rows[0]?.there === true;
}

export async function lastMigration(session: pg.Client): Promise<string | null> {
  if (!(await hasTable(session, 'public.kysely_migration'))) return null;
  const { rows } = await session.query<{ name: string }>('select max(name) as name from kysely_migration');
  return rows[0]?.name ?? null;
}
