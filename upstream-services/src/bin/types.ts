import type { BinKind } from 'shared-contracts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import type { JobSettings } from '../jobs/index.ts';

/** One deleted item. */
export interface BinRow {
  id: string;
  title: string;
  /** Its picture; null where it has none. */
  picture: { bucket: string; key: string; width: number; height: number; colour: string } | null;
  /** What a picture belongs to. */
  externalId?: string;
  deletedAt: Date;
}

/** What is deleted for good: the items named, or all that were deleted before a moment. */
export interface Doomed {
  ids?: readonly string[];
  before: Date;
}

/** What came of putting items back. */
export interface Restored {
  restored: string[];
  failed: { id: string; code: 'picture_limit' | 'gone' }[];
  /** What was deleted in exchange. */
  exchanged?: string[];
}

/** The deleted items of one kind, as their domain keeps them. */
export interface Bin {
  count(db: Database, merchantId: string): Promise<number>;
  /** A page of them, the last deleted first. */
  list(db: Database, merchantId: string, page: { offset: number; limit: number }): Promise<BinRow[]>;
  restore(call: MerchantCall, ids: string[]): Promise<Restored>;
  /** Deletes at most `limit` for good; answers their ids. */
  remove(trx: Trx, merchantId: string, doomed: Doomed, limit: number): Promise<string[]>;
  /** Merchants who have something that was deleted before a moment; a few of them. */
  merchantsWith(db: Database, before: Date): Promise<string[]>;
}

/** What the domains hand over whose items are deleted and put back. */
export interface Bins {
  kinds: Record<BinKind, Bin>;
  /** Deletes the files that nothing uses any more, once the transaction is done that it is sent with. */
  filesJob: JobSettings<object>;
  /** The same at once. */
  deleteUnusedFiles(context: AppContext): Promise<unknown>;
}
