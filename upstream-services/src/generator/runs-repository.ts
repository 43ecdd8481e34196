import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

const underWay = ['queued', 'running'] as const;

export const listActiveOfRuns = (db: Database, merchantId: string) =>
  db
    .selectFrom('generations')
    .select(['merchant_id', 'attempt_id'])
    .where('merchant_id', '=', merchantId)
    .where('status', 'in', underWay)
    .where('batch_id', 'is not', null)
    .execute();

export const readRuns = (db: Database, merchantId: string) =>
  db
    .selectFrom('generations')
    .select([
      sql<number>`count(*)::integer`.as('total'),
      sql<number>`(count(*) filter (where status not in ('queued', 'running')))::integer`.as('ended'),
    ])
    .where('merchant_id', '=', merchantId)
    .where('batch_id', 'in', (query) =>
      query
        .selectFrom('generations')
        .select('batch_id')
        .where('merchant_id', '=', merchantId)
        .where('status', 'in', underWay),
    )
    .executeTakeFirstOrThrow();
