import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { dataPaths } from '../config/data-folder.ts';
import { StartProblem } from '../config/problem.ts';
import { boundLog } from '../processes/log-watch.ts';
import { isAlive, signal } from '../processes/processes.ts';
import { ensureDatabase, type Postgres, startPostgres } from './index.ts';
import { clusterOf } from './place.ts';
import { responds } from './responds.ts';
import { texts } from './texts.ts';

/** The platform's database: the embedded server, or one that `DATABASE_URL` names and that is only used. */
export interface Database {
  /** Connection string for the services. */
  url: string;
  /** Where the embedded server writes; undefined for a given one. */
  folder?: string;
  /** Process of the embedded server; undefined for a given one. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

interface DatabaseOptions {
  dataDir: string;
  /** Connection string of a database that exists; left out, an embedded server is started. */
  given?: string;
  durable?: boolean;
  say: (line: string) => void;
  onPid: (pid: number | undefined) => void;
}

/**
 * Starts the embedded database and watches it, or checks that the given one answers.
 * @throws StartProblem when neither works.
 */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  const { given, say, onPid } = options;
  if (given) {
    await identityOf(given).catch((error: Error) => {
      throw new StartProblem(texts.givenDatabaseFails(error.message));
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
    signal(server.pid, 'SIGKILL');
  });
  const watch = setInterval(() => {
    boundLog(join(dataPaths(options.dataDir).logs, 'postgres.log'));
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

/** Milliseconds between two looks whether the server's process is there. */
const pollInterval = 200;

/** Milliseconds between two questions to the server, and how many stay without an answer before it counts as hung. */
const askEvery = 5_000;
const silentTries = 6;

/**
 * Asks the server for heartbeats. One that hangs is ended by force, as a crash would: what was acknowledged is on the disk, and the next
 * start recovers it.
 */
function watchResponses(port: number, onSilent: () => void): NodeJS.Timeout {
  let silent = 0;
  const ask = async (): Promise<void> => {
    silent = (await responds(port, askEvery - 1_000)) ? 0 : silent + 1;
    if (silent < silentTries) return;
    silent = 0;
    onSilent();
  };
  return setInterval(() => void ask(), askEvery).unref();
}

/** Which database stands behind a connection string: the same data give the same answer, wherever it is reached. */
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
      // A managed PostgreSQL may forbid this; its address has to do.
      .catch(() => ({ rows: [{ id: new URL(url).host }] }));
    const parts = [system.rows[0]?.id, found.rows[0]?.oid, found.rows[0]?.name];
    return createHash('sha256').update(parts.join('/')).digest('hex').slice(0, 16);
  } finally {
    await client.end();
  }
}
