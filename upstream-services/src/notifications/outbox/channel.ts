import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Job } from '../../jobs/index.ts';
import type { Subscriber } from './relay-events.ts';

/** A channel on which events of a shop reach people and programs. */
export interface NotificationChannel {
  /** Called with each event, in the transaction that takes it from the outbox: they queue the jobs that send. */
  subscribers: readonly Subscriber[];
  /** Jobs that send, and jobs that delete old rows. */
  jobs: readonly Job<AppContext>[];
  /** Whether the channel reaches a merchant; absent where it is for buyers or programs. */
  reaches?: (db: Database | Trx, merchantId: string) => Promise<boolean>;
}
