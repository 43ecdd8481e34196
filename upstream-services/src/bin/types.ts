import type { BinKind } from 'shared-contracts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import type { JobSettings } from '../jobs/index.ts';

export interface BinRow {
  id: string;
  title: string;
  picture: { bucket: string; key: string; width: number; height: number; colour: string } | null;
  externalId?: string;
  deletedAt: Date;
}

export interface PurgeFilter {
  ids?: readonly string[];
  before: Date;
  /** Only what {@link Bin.list} shows: not the pictures of a product that lies in the bin itself. */
  listed?: boolean;
}

export interface Restored {
  restored: string[];
  failed: { id: string; code: 'picture_limit' | 'gone' }[];
  exchanged?: string[];
}

export interface Bin {
  count(db: Database, merchantId: string): Promise<number>;
  list(db: Database, merchantId: string, page: { offset: number; limit: number }): Promise<BinRow[]>;
  restore(call: MerchantCall, ids: string[]): Promise<Restored>;
  remove(trx: Trx, merchantId: string, doomed: PurgeFilter, limit: number): Promise<string[]>;
  merchantsWith(db: Database, before: Date): Promise<string[]>;
}

export interface Bins {
  kinds: Record<BinKind, Bin>;
  filesJob: JobSettings<object>;
  deleteUnusedFiles(context: AppContext): Promise<unknown>;
}
