import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';

/** Texts that get a name at most: more of them are built dynamically, and would fill the server's memory. */
const maxNames = 500;

/** What such a statement answers changes when a newer release adds a column: PostgreSQL would refuse its plan on this connection for ever. */
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
      const named = {
        query: (text: unknown, values?: unknown[]) =>
          typeof text === 'string' && values
            ? client.query({ name: values.length ? nameOf(text) : undefined, text, values })
            : client.query(text as string),
        release: () => client.release(),
      };
      // Typed by overloads, with cursors too, of which Kysely's queries and transactions need these two forms alone.
      return named as unknown as PostgresPoolClient;
    },
  };
}
