import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataPaths, makeDataDir } from '../config/data-folder.ts';
import { freePort } from '../config/ports.ts';
import { hasSecrets, readSecrets } from '../config/secrets.ts';
import { StartupError } from '../config/startup-error.ts';
import { identityOf, sendSignal, waitForExit } from '../processes/processes.ts';
import { databaseRole, hasCluster, makeCluster, runProgram, spawnOptions } from './cluster.ts';
import { type ClusterLocation, clusterOf, prepareLocation } from './cluster-location.ts';
import { waitForDatabase } from './databases.ts';
import { pidFileOf, runningServer } from './pid-file.ts';
import { texts } from './texts.ts';

export interface Postgres {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

interface PostgresOptions {
  dataDir: string;
  port?: number;
  /** `false` turns fsync off, which is faster but unsafe: for throwaway test databases only. */
  durable?: boolean;
  say?: (line: string) => void;
}

const settings = (port: number, durable: boolean): Record<string, string | number> => ({
  listen_addresses: '127.0.0.1',
  port,
  unix_socket_directories: '',
  max_connections: 60,
  shared_buffers: '64MB',
  // Backups of the running server require this.
  wal_level: 'replica',
  max_wal_senders: 0,
  max_wal_size: '256MB',
  io_method: 'sync',
  // Recovery then syncs with one call instead of one for each of a thousand files: 0.4 s instead of 3.5 s on a busy disk.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // The client reports its failed statements. Here they would be logged with their values: e-mails, phones, addresses.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
});

/**
 * Starts the database of a data folder, and creates it at the first start. A server that still runs on it (its parent was killed) is taken over; the
 * pid file of a killed server is removed.
 * @throws StartupError when the directory is broken or PostgreSQL cannot run here.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { say = () => {} } = options;
  const dataDir = makeDataDir(options.dataDir);
  const location = prepareLocation(dataDir, say);
  if (existsSync(location.cluster) && !hasSecrets(dataDir)) await putAside(location, say);
  const { postgresPassword } = readSecrets(dataDir);
  const urlAt = (port: number) => `postgres://${databaseRole}:${postgresPassword}@127.0.0.1:${port}/postgres`;
  const running = runningServer(location.cluster);
  if (running) {
    if (await waitForDatabase(urlAt(running.port), 10_000)) return handle(location, urlAt(running.port), running.pid);
    await stopServer(location);
  }
  if (!hasCluster(location)) await makeCluster(location, postgresPassword);
  const logFile = join(dataPaths(dataDir).logs, 'postgres.log');
  const { port, pid } = await launch(location, logFile, urlAt, options);
  return handle(location, urlAt(port), pid);
}

const handle = (location: ClusterLocation, url: string, pid: number): Postgres => ({
  url,
  pid,
  stop: () => stopServer(location),
});

export async function stopPostgres(dataDir: string): Promise<void> {
  if (runningServer(clusterOf(dataDir))) await stopServer(prepareLocation(makeDataDir(dataDir), () => {}));
}

/** Renames a database whose password is lost (the data folder was emptied by hand), so that it is kept and a new one can be created. */
async function putAside(location: ClusterLocation, say: (line: string) => void): Promise<void> {
  if (runningServer(location.cluster)) await stopServer(location);
  const aside = `${location.cluster}.${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  renameSync(location.cluster, aside);
  say(texts.databaseAside(aside));
}

async function launch(
  location: ClusterLocation,
  logFile: string,
  urlAt: (port: number) => string,
  options: PostgresOptions,
) {
  mkdirSync(dirname(logFile), { recursive: true });
  for (let attempt = 1; ; attempt++) {
    rmSync(pidFileOf(location.cluster), { force: true });
    const port = options.port ?? (await freePort());
    const log = openSync(logFile, 'a');
    const from = statSync(logFile).size;
    const args = Object.entries(settings(port, options.durable ?? true)).flatMap(([key, value]) => [
      '-c',
      `${key}=${value}`,
    ]);
    const server = spawn(join(location.binaries.bin, 'postgres'), ['-D', location.cluster, ...args], {
      ...spawnOptions(location),
      stdio: ['ignore', log, log],
      // A process group of its own: Ctrl-C in the terminal must not end the database before the processes that write to it.
      detached: true,
    });
    server.on('error', () => {});
    server.unref();
    closeSync(log);
    const hasEnded = () => server.pid === undefined || server.exitCode !== null || server.signalCode !== null;
    if (await waitForDatabase(urlAt(port), 60_000, hasEnded)) return { port, pid: server.pid as number };
    await stopServer(location);
    const written = readFileSync(logFile).subarray(from).toString();
    // Worth another attempt: a backend of a killed server is still ending, or another program took the port meanwhile.
    const passes = /pre-existing shared memory|could not bind|Address already in use/.test(written);
    if (!passes || attempt === 20) throw new StartupError(texts.databaseDoesNotStart(location.cluster, logFile));
    await sleep(500);
  }
}

/** Fast shutdown: sessions are ended, everything is on disk afterwards. After 20 s without, the server is killed. */
async function stopServer(location: ClusterLocation): Promise<void> {
  const running = runningServer(location.cluster);
  if (!running) return;
  const known = identityOf(running.pid);
  await runProgram(location, 'pg_ctl', ['stop', '-D', location.cluster, '-m', 'fast', '-w', '-t', '20']);
  // `pg_ctl` waits until the pid file is gone, which is a moment before the process ends.
  const patience = runningServer(location.cluster) ? 0 : 5_000;
  if (!(await waitForExit(known, patience))) sendSignal(known.pid, 'SIGKILL');
}
