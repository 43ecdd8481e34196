import type { Log } from '../common/log.ts';
import { Port } from '../common/port.ts';
import type { Database } from '../db/database.ts';
import type { PublicState, ShopKey } from './shop-cache.ts';

interface LookupContext {
  db: Database;
  log: Log;
  now: () => Date;
}

type ShopLookup = (by: ShopKey) => Promise<PublicState | null>;

/** Makes what reads a shop from the database, with the prices that hold at that moment. */
export const shopLookup = new Port<(context: LookupContext) => ShopLookup>('shop lookup');
