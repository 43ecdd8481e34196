import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../common/log.ts';
import { withNamedStatements } from './named-statements.ts';
import type { Tables } from './schema/index.ts';

export type Database = Kysely<Tables>;

interface DatabaseOptions {
  url: string;
  size: number;
  log: Log;
  statementTimeout?: number;
}

const int8 = 20;

/** 64-bit integers are numbers here: kopecks and counters stay far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text');

export function openDatabase({ url, size, log, statementTimeout = 10_000 }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout,
    application_name: 'upstream-services',
    types: { getTypeParser },
  });
  // Without listeners, a connection that the server closes would end the process. The pool's listener hears of idle connections only, not of one that
  // a transaction holds between two statements.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) });
}
