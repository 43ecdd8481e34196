import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function waitForDatabase(url: string, milliseconds: number, isHopeless = () => false): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end && !isHopeless()) {
    try {
      await withClient(url, (client) => client.query('select 1'));
      return true;
    } catch (error) {
      // A wrong password or a missing database will not come right by waiting.
      if (['28P01', '28000', '3D000'].includes((error as pg.DatabaseError).code ?? '')) return false;
      await sleep(40);
    }
  }
  return false;
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

const quoted = (name: string): string => pg.escapeIdentifier(name);

/**
 * @param serverUrl Any database of the server, with a role that may create databases.
 * @param template A database to copy, to which nobody may be connected.
 * @returns The connection string of the new database.
 */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  const from = template ? ` template ${quoted(template)} strategy file_copy` : '';
  await withClient(serverUrl, (client) => client.query(`create database ${quoted(name)}${from}`));
  return databaseUrl(serverUrl, name);
}

export const hasDatabase = (serverUrl: string, name: string): Promise<boolean> =>
  withClient(serverUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    return found.rowCount === 1;
  });

export const renameDatabase = (serverUrl: string, from: string, to: string): Promise<unknown> =>
  withClient(serverUrl, (client) => client.query(`alter database ${quoted(from)} rename to ${quoted(to)}`));

export const ensureDatabase = async (serverUrl: string, name: string): Promise<string> =>
  (await hasDatabase(serverUrl, name)) ? databaseUrl(serverUrl, name) : createDatabase(serverUrl, name);

export async function dropDatabase(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  await withClient(databaseUrl(url, 'postgres'), (client) =>
    client.query(`drop database if exists ${quoted(name)} with (force)`),
  );
}

export async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  await withClient(serverUrl, async (client) => {
    const found = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of found.rows) await client.query(`drop database ${quoted(datname)} with (force)`);
  });
}

export function withLock<T>(serverUrl: string, lock: number, work: () => Promise<T>): Promise<T> {
  return withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return work();
  });
}
