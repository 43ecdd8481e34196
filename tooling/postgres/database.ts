import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { dataPaths } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { rotateLog } from '../processes/log-watch.ts';
import { isAlive, sendSignal } from '../processes/processes.ts';
import { clusterOf } from './cluster-location.ts';
import { ensureDatabase, type Postgres, startPostgres } from './index.ts';
import { isServerResponding } from './responds.ts';
import { texts } from './texts.ts';

export interface Database {
  url: string;
  folder?: string;
  pid(): number | undefined;
  stop(): Promise<void>;
}

interface DatabaseOptions {
  dataDir: string;
  given?: string;
  durable?: boolean;
  say: (line: string) => void;
  onPid: (pid: number | undefined) => void;
}

export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  const { given, say, onPid } = options;
  if (given) {
    await identityOf(given).catch((error: Error) => {
      throw new StartupError(texts.givenDatabaseFails(error.message));
    });
    return { url: given, pid: () => undefined, stop: async () => {} };
  }
  let server: Postgres = await startPostgres(options);
  onPid(server.pid);
  const port = Number(new URL(server.url).port);
  let restarting: Promise<void> | undefined;
  const watchSigns = watchResponses(port, () => {
    if (restarting) return;
    say(texts.databaseSilent(silentTries * askEvery));
    sendSignal(server.pid, 'SIGKILL');
  });
  const watch = setInterval(() => {
    rotateLog(join(dataPaths(options.dataDir).logs, 'postgres.log'));
    if (restarting || isAlive(server.pid)) return;
    say(texts.databaseCrashed);
    restarting = startPostgres({ ...options, port })
      .then((again) => {
        server = again;
        onPid(again.pid);
      })
      .catch((error: Error) => say(error.message))
      .finally(() => (restarting = undefined));
  }, pollInterval);
  watch.unref();
  return {
    url: await ensureDatabase(server.url, 'b2b'),
    folder: clusterOf(options.dataDir),
    pid: () => server.pid,
    stop: async () => {
      clearInterval(watch);
      clearInterval(watchSigns);
      await restarting;
      await server.stop();
    },
  };
}

const pollInterval = 200;

const askEvery = 5_000;
const silentTries = 6;

/**
 * Asks the server for heartbeats. A server that hangs is killed, as in a crash: acknowledged changes are on the disk, and the next start recovers
 * them.
 */
function watchResponses(port: number, onSilent: () => void): NodeJS.Timeout {
  let silent = 0;
  const ask = async (): Promise<void> => {
    silent = (await isServerResponding(port, askEvery - 1_000)) ? 0 : silent + 1;
    if (silent < silentTries) return;
    silent = 0;
    onSilent();
  };
  return setInterval(() => void ask(), askEvery).unref();
}

export async function identityOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const found = await client.query<{ oid: string; name: string }>(
      'select oid::text, datname as name from pg_database where datname = current_database()',
    );
    const system = await client
      .query<{ id: string }>('select system_identifier::text as id from pg_control_system()')
      // A managed PostgreSQL may forbid reading its identifier; its host name serves instead.
      .catch(() => ({ rows: [{ id: new URL(url).host }] }));
    const parts = [system.rows[0]?.id, found.rows[0]?.oid, found.rows[0]?.name];
    return createHash('sha256').update(parts.join('/')).digest('hex').slice(0, 16);
  } finally {
    await client.end();
  }
}
