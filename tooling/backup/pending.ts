import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { hasTable, openSession } from './session.ts';

const migrationNames = (): string[] =>
  readdirSync(join(checkout, 'upstream-services/src/db/migrations'))
    .filter((name) => /^\d{3}-[\w-]+\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''));

export async function pendingMigrations(url: string): Promise<string[]> {
  const session = await openSession(url);
  try {
    if (!(await hasTable(session, 'public.kysely_migration'))) return [];
    const { rows } = await session.query<{ name: string }>('select name from kysely_migration');
    const applied = new Set(rows.map(({ name }) => name));
    return applied.size === 0 ? [] : migrationNames().filter((name) => !applied.has(name));
  } finally {
    await session.end();
  }
}
