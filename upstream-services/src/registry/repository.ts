import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

export const lockContainer = (trx: Trx, name: string) =>
  trx.selectFrom('containers').selectAll().where('name', '=', name).forUpdate().executeTakeFirst();

export type ContainerRow = NonNullable<Awaited<ReturnType<typeof lockContainer>>>;

export const findContainer = (db: Database | Trx, name: string) =>
  db.selectFrom('containers').selectAll().where('name', '=', name).executeTakeFirst();

export const findRelease = (db: Database | Trx, name: string, version: string) =>
  db.selectFrom('releases').selectAll().where('name', '=', name).where('version', '=', version).executeTakeFirst();

export type ReleaseRow = NonNullable<Awaited<ReturnType<typeof findRelease>>>;

export const isKeyOf = async (db: Database | Trx, team: string, key: string): Promise<boolean> =>
  (await db
    .selectFrom('team_keys')
    .select('team')
    .where('public_key', '=', key)
    .where('team', '=', team)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()) !== undefined;

export const keysOf = async (db: Database | Trx, team: string): Promise<string[]> =>
  (
    await db
      .selectFrom('team_keys')
      .select('public_key')
      .where('team', '=', team)
      .where('revoked_at', 'is', null)
      .orderBy('added_at', 'desc')
      .execute()
  ).map(({ public_key }) => public_key);

export const readRevision = async (db: Database | Trx): Promise<number> =>
  (await db.selectFrom('registry_state').select('revision').executeTakeFirstOrThrow()).revision;

export const raiseRevision = async (trx: Trx): Promise<number> =>
  (
    await trx
      .updateTable('registry_state')
      .set({ revision: sql`revision + 1` })
      .returning('revision')
      .executeTakeFirstOrThrow()
  ).revision;
