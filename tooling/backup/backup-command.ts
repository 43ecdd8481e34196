import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { makeConsole } from '../config/console.ts';
import { describeError, StartupError } from '../config/startup-error.ts';
import { clusterOf } from '../postgres/cluster-location.ts';
import { startPostgres } from '../postgres/index.ts';
import { runningServer } from '../postgres/pid-file.ts';
import { makeBackup, type Source } from './backup.ts';
import { type BackupSettings, readBackupSettings } from './settings.ts';
import { texts } from './texts.ts';

// Lower priority than the processes that answer requests.
setPriority(10);

const { step, say } = makeConsole();

async function withDatabase<T>(settings: BackupSettings, work: (source: Source) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl) return work({ url: databaseUrl });
  const cluster = clusterOf(dataDir);
  if (!existsSync(cluster)) throw new StartupError(texts.noDatabaseYet(dataDir));
  const isRunning = runningServer(cluster) !== undefined;
  const server = await startPostgres({ dataDir, say });
  try {
    return await work({ url: server.url, cluster });
  } finally {
    if (!isRunning) await server.stop();
  }
}

const megabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('ru-RU', { maximumFractionDigits: 1 })} МБ`;

try {
  const settings = readBackupSettings();
  const done = await withDatabase(settings, (source) => makeBackup(settings, source, { step, texts: texts.steps }));
  console.log(texts.saved(done.manifest.id, done.where, megabytes(done.bytes), done.manifest.pictures.count));
  if (done.pruned > 0) console.log(texts.pruned(done.pruned));
  if (!settings.key) say(texts.notEncrypted);
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
