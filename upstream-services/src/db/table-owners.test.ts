import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { queriedTables, sourcesIn } from 'tooling/imports';
import { tableOwners } from './schema/owners.ts';

const src = posix.join(import.meta.dirname, '..');
const tables = Object.keys(tableOwners) as (keyof typeof tableOwners)[];

const files = sourcesIn(src)
  .map((file) => posix.relative(src, file))
  .filter((file) => !/\.test\.ts$|^testing\/|^db\/migrations\//.test(file));

const named = files.flatMap((file) =>
  queriedTables(file, readFileSync(join(src, file), 'utf8'), tables).map((table) => ({
    file,
    table: table as (typeof tables)[number],
  })),
);

it('names a table in no query outside the folder that owns it', () => {
  const foreign = named.filter(({ file, table }) => !file.startsWith(`${tableOwners[table]}/`));
  expect(foreign.map(({ file, table }) => `${file}: ${table} is of ${tableOwners[table]}`)).toEqual([]);
});

it('finds queries on every table in its own folder', () => {
  const asked = new Set(named.map(({ table }) => table));
  expect(tables.filter((table) => !asked.has(table))).toEqual([]);
});

it.each([
  ["db.selectFrom('orders').innerJoin('shops as s', 'a', 'b')", ['shops', 'orders']],
  ["db.selectFrom(['orders', 'audit'])", ['audit', 'orders']],
  ["trx.deleteFrom('tokens')", ['tokens']],
  ["sql.table('content')", ['content']],
  ['sql`select 1 from orders o, audit where x in (select id from shops)`', ['shops', 'audit', 'orders']],
  ['sql`with a as (update products set b = 1 returning c) insert into audit select * from a`', ['audit', 'products']],
  ['sql`select from unnest(x) a join lateral (y) b on true join content using (x)`', ['content']],
  ["sql`select content, orders.number from (select 1) as orders order by audit, shops`; say('shops')", []],
])('sees in %s the tables that it asks', (code, expected) => {
  expect(queriedTables('file.ts', code, tables)).toEqual(expected);
});
