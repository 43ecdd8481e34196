import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { createTestDatabase } from 'tooling/postgres';
import { createLog } from '../common/log.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const silent = createLog('silent');

async function warningsWith(letters: string): Promise<string[]> {
  const beside = await createTestDatabase();
  const db = openDatabase({ url: beside.url, size: 1, log: silent });
  const name = `letters_${randomBytes(6).toString('hex')}`;
  const url = new URL(beside.url);
  url.pathname = `/${name}`;
  await sql`create database ${sql.id(name)} template template0 lc_ctype ${sql.lit(letters)}`.execute(db);
  try {
    const warned: string[] = [];
    await migrate(url.href, {
      ...silent,
      info: () => undefined,
      warn: (line: unknown) => void warned.push(String(line)),
    });
    // What is said while the database goes is not of it.
    return [...warned];
  } finally {
    await sql`drop database ${sql.id(name)} with (force)`.execute(db);
    await db.destroy();
    await beside.drop();
  }
}

it('warns where the database knows no Russian letters, so that searches would read every row', async () => {
  expect(await warningsWith('C')).toEqual([expect.stringContaining('LC_CTYPE')]);
});

it('is silent where it knows them', async () => {
  expect(await warningsWith('C.UTF-8')).toEqual([]);
});
