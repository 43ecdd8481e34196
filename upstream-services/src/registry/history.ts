import { newId } from '../common/ids.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

export type HistoryKind =
  | 'registered'
  | 'published'
  | 'activated'
  | 'canary'
  | 'promoted'
  | 'taken_back'
  | 'retreat'
  | 'pinned'
  | 'unpinned'
  | 'refused'
  | 'pruned';

export type Actor = `team ${string}` | `staff ${string}` | 'platform' | 'nobody';

interface HistoryLine {
  name: string;
  version?: string | null;
  kind: HistoryKind;
  actor: Actor;
  commit?: string;
  reason?: string;
  requestId: string;
}

const keptLines = 1_000;

export async function noteRelease(db: Database | Trx, line: HistoryLine, at: Date): Promise<void> {
  const { name, version = null, kind, actor, commit = '', reason = '', requestId } = line;
  await db
    .insertInto('release_history')
    .values({ line_id: newId(), at, name, version, kind, actor, commit, reason, request_id: requestId })
    .execute();
}

export const readHistory = (db: Database, name: string | undefined, most: number) =>
  db
    .selectFrom('release_history')
    .selectAll()
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .orderBy('line_id', 'desc')
    .limit(most)
    .execute();

export async function forgetHistory({ db }: Pick<AppContext, 'db'>): Promise<void> {
  const ranked = db.selectFrom('release_history').select((eb) => [
    'line_id',
    eb.fn
      .agg<number>('row_number')
      .over((over) => over.partitionBy('name').orderBy('line_id', 'desc'))
      .as('place'),
  ]);
  await db
    .deleteFrom('release_history')
    .where('line_id', 'in', (eb) => eb.selectFrom(ranked.as('ranked')).select('line_id').where('place', '>', keptLines))
    .execute();
}
