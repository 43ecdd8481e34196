import { join } from 'node:path';
import { dataPaths } from '../config/data-folder.ts';
import { runScript } from '../processes/run-script.ts';
import { listBackups } from './manifest.ts';
import { openStore } from './open-store.ts';
import { backupDateOf } from './prune.ts';
import { readBackupSettings } from './settings.ts';
import { texts } from './texts.ts';

export interface BackupRun {
  dataDir: string;
  env: Record<string, string>;
  signal?: AbortSignal;
}

export const runBackup = ({ dataDir, env, signal }: BackupRun): Promise<void> =>
  runScript({
    title: texts.steps.backup,
    args: ['tooling/backup/backup-command.ts'],
    env: { ...env, B2B_DATA_DIR: dataDir },
    log: join(dataPaths(dataDir).logs, 'backup.log'),
    signal,
  });

const pauseAfterFailure = 10 * 60_000;
/** The longest wait of one timer, since timers overflow after 24 days; a longer wait is split. */
const longestTimer = 24 * 3600_000;

export async function lastBackupAt({ dataDir, env }: BackupRun): Promise<number> {
  const store = await openStore(readBackupSettings({ ...process.env, ...env, B2B_DATA_DIR: dataDir }).target);
  const last = (await listBackups(store)).whole.at(-1);
  return last ? backupDateOf(last.id).getTime() : 0;
}

interface Backups {
  /** Time at which the last one began, in milliseconds since 1970; 0 where there is none. */
  lastAt(): Promise<number>;
  make(signal: AbortSignal): Promise<void>;
}

/** @returns ends the schedule, and a backup that is being made */
export function scheduleBackups(every: number, backups: Backups, say: (line: string) => void): () => void {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const later = (milliseconds: number) => {
    if (ending.signal.aborted) return;
    timer = setTimeout(() => void turn(), Math.min(Math.max(milliseconds, 1_000), longestTimer));
    timer.unref();
  };
  const turn = async () => {
    try {
      const wait = (await backups.lastAt()) + every - Date.now();
      if (wait <= 0) await backups.make(ending.signal);
      // After a backup at once: the next turn counts from its beginning, however long it took.
      later(wait);
    } catch (error) {
      if (!ending.signal.aborted) say((error as Error).message);
      later(Math.min(every, pauseAfterFailure));
    }
  };
  later(0);
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}
