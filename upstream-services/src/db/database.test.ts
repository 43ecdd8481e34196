import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { createTestDatabase } from 'tooling/postgres';
import { createLog } from '../common/log.ts';
import { type Database, openDatabase } from './database.ts';
import { isTransientError } from './errors.ts';
import { withNamedStatements } from './named-statements.ts';
import type { Tables } from './schema/index.ts';

const silent = createLog('silent');

const processOf = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid as number;
};

describe('a connection that is lost', () => {
  let made: Awaited<ReturnType<typeof createTestDatabase>>;
  let beside: Database;
  beforeAll(async () => {
    made = await createTestDatabase();
    beside = openDatabase({ url: made.url, size: 1, log: silent });
  });
  afterAll(async () => {
    await beside.destroy();
    await made.drop();
  });

  it('between two statements of a transaction fails that transaction alone, and the next one has another', async () => {
    const lost: string[] = [];
    const log = { ...silent, warn: (_: unknown, message: string) => void lost.push(message) } as typeof silent;
    const db = openDatabase({ url: made.url, size: 1, log });
    const cut = db.transaction().execute(async (trx) => {
      const pid = await processOf(trx);
      await sql`select pg_terminate_backend(${pid})`.execute(beside);
      while (lost.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      return processOf(trx);
    });
    expect(isTransientError(await cut.catch((error: unknown) => error))).toBe(true);
    expect(lost[0]).toBe('a database connection was lost');
    expect(await processOf(db)).toBeGreaterThan(0);
    await db.destroy();
  });

  it('is not used again where its transaction could not be rolled back', async () => {
    const pool = new pg.Pool({ connectionString: made.url, max: 1 });
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) });
    let before = 0;
    pool.once('connect', (client) => {
      const query = client.query.bind(client) as (statement: { text: string }) => unknown;
      const failing = (statement: { text: string }) => {
        if (statement.text === 'rollback') throw new Error('not rolled back');
        return query(statement);
      };
      Object.assign(client, { query: failing });
    });
    const failed = db.transaction().execute(async (trx) => {
      before = await processOf(trx);
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow();
    const after = await processOf(db);
    await db.destroy();
    expect(after).not.toBe(before);
  });

  it('while nobody used it is not noticed', async () => {
    const db = openDatabase({ url: made.url, size: 1, log: silent });
    const pid = await processOf(db);
    await sql`select pg_terminate_backend(${pid})`.execute(beside);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await processOf(db)).not.toBe(pid);
    await db.destroy();
  });
});
