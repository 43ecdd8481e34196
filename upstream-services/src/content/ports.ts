import type { RawBuilder } from 'kysely';
import { Port } from '../common/port.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

/** Access to the products that pictures belong to. */
export interface PicturedProducts {
  count(db: Database, merchantId: string, ids: string[], onlyPosted?: boolean): Promise<number>;
  titles(db: Database, merchantId: string, ids: string[]): Promise<Map<string, string>>;
  isDeleted(merchantId: string, id: RawBuilder<string>): RawBuilder<boolean>;
}

export const products = new Port<PicturedProducts>('pictured products');

/** Those of the given file keys whose pictures are shown in orders. */
export const orderedPictures = new Port<(db: Database | Trx, keys: readonly string[]) => Promise<Set<string>>>(
  'ordered pictures',
);
