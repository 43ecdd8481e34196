import { sql } from 'kysely';
import type { TestDatabase } from 'tooling/postgres';
import { createLog } from '../common/log.ts';
import { createSchema } from '../testing/test-server.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { migrationOf } from './migrations/migration.ts';

const silent = createLog('silent');
const next = { ...migrations, '900-more': migrationOf('alter table products add column weight integer') };
const later = { ...next, '901-less': migrationOf('alter table products drop column weight', '900-more') };

describe('a schema of another release', () => {
  let database: TestDatabase;
  let db: Database;
  beforeEach(async () => {
    database = await createSchema();
    db = openDatabase({ url: database.url, size: 1, log: silent });
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
  });

  it('runs on the schema of the next release, which only added to it', async () => {
    await migrate(database.url, silent, { known: next });
    await expect(migrate(database.url, silent)).resolves.toBeUndefined();
    const { rows } = await sql`select 1 from kysely_migration where name = '900-more'`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('refuses in one sentence on a schema that has lost what it needs', async () => {
    await migrate(database.url, silent, { known: later });
    await expect(migrate(database.url, silent)).rejects.toThrow(
      /^База данных новее этой версии: в ней миграция 901-less, а версия знает их до \d{3}-[a-z-]+ и на ней не работает\./,
    );
    await expect(migrate(database.url, silent, { known: next })).resolves.toBeUndefined();
  });

  it('refuses in one sentence while a restore into the database is not finished', async () => {
    await sql`create table b2b_restoring (id text, done boolean)`.execute(db);
    await expect(migrate(database.url, silent)).rejects.toThrow(
      'Восстановление этой базы данных из копии не закончено.',
    );
  });

  it('goes on reading every column of a table that a newer release adds one to', async () => {
    await migrate(database.url, silent);
    const read = () =>
      db.selectFrom('content').selectAll().where('merchant_id', '=', '00000000-0000-4000-8000-000000000000').execute();
    await read();
    await sql`alter table content add column seen integer`.execute(db);
    await expect(read()).resolves.toEqual([]);
  });
});

const contracting =
  /\bdrop\s+(?:table|column|view|function|trigger|type)\b|\brename\b|\bset\s+not\s+null\b|\balter\s+(?:column\s+)?\w+\s+type\b|\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+[^,;]*\bnot\s+null\b(?![^;]*?\b(?:default|generated)\b)/i;

it.each([
  'alter table a drop column b',
  'drop table a',
  'alter table a rename column b to c',
  'alter table a alter column b set not null',
  'alter table a add column b text not null',
  'alter table a alter column b type bigint',
])('the guard below knows «%s»', (statement) => expect(statement).toMatch(contracting));

it.each(Object.entries(migrations))(
  '%s takes nothing from the release before, or names the oldest that can do without',
  (_, one) => {
    // Columns that are added with a default, and tables that are new, take nothing.
    if (!one.oldest) expect(one.statements.replace(/default[^,;]*not null/gi, '')).not.toMatch(contracting);
  },
);
