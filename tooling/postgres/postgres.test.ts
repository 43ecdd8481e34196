import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { itNeeding } from '../test/needs.ts';
import { parsePidFile } from './pid-file.ts';
import { isServerResponding } from './responds.ts';
import { createTestDatabase } from './test-database.ts';

const query = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('the embedded database', () => {
  it('gives each test file a copy of a schema that is prepared once', async () => {
    let prepared = 0;
    const prepare = async (url: string) => {
      prepared += 1;
      await query(url, 'create table flower (name text)');
    };
    const first = await createTestDatabase(prepare, 'flowers');
    const second = await createTestDatabase(prepare, 'flowers');
    await query(first.url, "insert into flower values ('роза')");
    expect(await query(first.url, 'select * from flower')).toHaveLength(1);
    expect(await query(second.url, 'select * from flower')).toHaveLength(0);
    expect(prepared).toBe(1);
    await Promise.all([first.drop(), second.drop()]);
  });

  it('folds the case of Russian letters', async () => {
    const database = await createTestDatabase();
    expect(await query(database.url, "select lower('ПИОН Ё') as low, 'Пион' ilike 'пИ%' as alike")).toEqual([
      { low: 'пион ё', alike: true },
    ]);
    await database.drop();
  });
});

describe('the embedded database on Linux', () => {
  const onLinux = itNeeding(process.platform === 'linux', 'Linux');

  onLinux('knows the parts of Russian words, so that an index of them finds something', async () => {
    const database = await createTestDatabase();
    await query(database.url, 'create extension pg_trgm');
    expect(await query(database.url, "select show_trgm('пион') as parts")).not.toEqual([{ parts: [] }]);
    await database.drop();
  });
});

describe('a heartbeat', () => {
  it('is given by a server, and by nothing that only takes connections', async () => {
    const database = await createTestDatabase();
    expect(await isServerResponding(Number(new URL(database.url).port), 5_000)).toBe(true);
    await database.drop();
    const mute = createServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as { port: number };
    expect(await isServerResponding(port, 200)).toBe(false);
    mute.close();
    expect(await isServerResponding(1, 1_000)).toBe(false);
  });
});

describe('the pid file of a server', () => {
  it('tells process and port', () => {
    expect(parsePidFile('4711\n/data\n1700000000\n5433\n\n127.0.0.1\n 1 2\nready\n')).toEqual({
      pid: 4711,
      port: 5433,
    });
  });

  it('tells nothing while the server still writes it', () => {
    expect(parsePidFile('4711\n/data\n')).toBeUndefined();
    expect(parsePidFile('')).toBeUndefined();
  });
});
