import { pendingMigrations } from '../backup/pending.ts';
import { type BackupRun, lastBackupAt, runBackup, scheduleBackups } from '../backup/schedule.ts';
import { readBackupInterval } from '../backup/settings.ts';
import { texts } from '../backup/texts.ts';
import { envOf } from '../config/env.ts';
import { StartupError } from '../config/startup-error.ts';

interface Options {
  dataDir: string;
  given: string | undefined;
  env?: Record<string, string>;
}

/** An empty DATABASE_URL means the embedded database, and overrides the one in the environment. */
const runOf = ({ dataDir, given, env }: Options): BackupRun => ({
  dataDir,
  env: { ...env, DATABASE_URL: given ?? '' },
});

/**
 * Makes a backup before newer services migrate a database that holds data, unless `BACKUP_BEFORE_MIGRATION` is `off`.
 * @param url  the database of the services
 * @param step shows the progress
 * @throws StartupError when the backup fails: nothing is migrated then
 */
export async function backupBeforeMigration(
  url: string,
  options: Options & { signal?: AbortSignal },
  step: <T>(title: string, work: () => Promise<T>) => Promise<T>,
): Promise<void> {
  if (!envOf().backup.beforeMigration()) return;
  if ((await pendingMigrations(url)).length === 0) return;
  try {
    await step(texts.steps.beforeMigration, () => runBackup({ ...runOf(options), signal: options.signal }));
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    throw new StartupError(texts.notBeforeMigration(error.message));
  }
}

export function startBackups(options: Options, say: (line: string) => void): () => void {
  const every = readBackupInterval();
  if (every === null) return () => {};
  const run = runOf(options);
  return scheduleBackups(
    every,
    { lastAt: () => lastBackupAt(run), make: (signal) => runBackup({ ...run, signal }) },
    say,
  );
}
