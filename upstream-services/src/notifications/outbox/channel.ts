import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Job } from '../../jobs/index.ts';
import type { Subscriber } from './outbox.ts';

/** A way on which events of a shop reach people and programs. */
export interface NotificationChannel {
  /** Hear each event, in the transaction that takes it from the outbox: they write down as jobs what is to be sent. */
  subscribers: readonly Subscriber[];
  /** Send it, and forget it in time. */
  jobs: readonly Job<AppContext>[];
  /** Whether it reaches a merchant; absent where it is for buyers or programs. */
  reaches?: (db: Database | Trx, merchantId: string) => Promise<boolean>;
}
