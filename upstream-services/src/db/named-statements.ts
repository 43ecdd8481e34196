import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely';
import type { Pool } from 'pg';

/** At most so many statements are named: if there are more, their texts are built dynamically, and would fill the server's memory. */
const maxNames = 500;

/**
 * A statement with `*` is not named: its columns change when a newer release adds one, and PostgreSQL would then refuse its cached plan on this
 * connection for ever.
 */
const everyColumn = /(?:select|returning|,) (?:"[^"]+"\.)?\*/;

export function withNamedStatements(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (everyColumn.test(text)) return undefined;
    const known = names.get(text);
    if (known || names.size >= maxNames) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
      function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
      function query(text: unknown, values: readonly unknown[] = []): unknown {
        if (typeof text !== 'string') throw new Error('no cursors are configured');
        return client.query({ name: values.length ? nameOf(text) : undefined, text, values: [...values] });
      }
      return { query, release: (destroy?: boolean) => client.release(destroy) };
    },
  };
}
