import pg from 'pg';

interface Table {
  name: string;
  quoted: string;
  columns: string[];
}

const ownOfMigrations = new Set(['kysely_migration', 'kysely_migration_lock']);

/** Jobs that wait. The job system creates everything else in its schema by itself when it starts. */
export const jobsTable = 'pgboss.job';

export const schemas = ['public', 'pgboss'];

const isCopied = (schema: string, name: string): boolean =>
  schema === 'public' ? !ownOfMigrations.has(name) : `${schema}.${name}` === jobsTable;

export async function findTables(session: pg.Client): Promise<Table[]> {
  const { rows } = await session.query<{ oid: string; schema: string; name: string; columns: string[] }>(
    `select c.oid::text, n.nspname as schema, c.relname as name, array(
       select quote_ident(a.attname) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       order by a.attnum
     )::text[] as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1)
     order by 2, 3`,
    [schemas],
  );
  const references = await session.query<{ from: string; to: string }>(
    `select conrelid::text as from, confrelid::text as to from
     (select conrelid::oid, confrelid::oid from pg_constraint where contype = 'f' and conrelid <> confrelid) f`,
  );
  const tables = rows
    .filter(({ schema, name }) => isCopied(schema, name))
    .map((row) => ({
      oid: row.oid,
      name: `${row.schema}.${row.name}`,
      quoted: `${pg.escapeIdentifier(row.schema)}.${pg.escapeIdentifier(row.name)}`,
      columns: row.columns,
    }));
  const sorted: typeof tables = [];
  const add = (table: (typeof tables)[number], above: string[] = []): void => {
    if (sorted.includes(table) || above.includes(table.oid)) return;
    for (const { from, to } of references.rows) {
      const needed = from === table.oid ? tables.find((one) => one.oid === to) : undefined;
      if (needed) add(needed, [...above, table.oid]);
    }
    sorted.push(table);
  };
  for (const table of tables) add(table);
  return sorted.map(({ name, quoted, columns }) => ({ name, quoted, columns }));
}
