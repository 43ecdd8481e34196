import { Port } from '../../common/port.ts';
import type { Database } from '../../db/database.ts';

/** Numbers of orders by their ids. */
export const orderNumbers = new Port<(db: Database, merchantId: string, ids: string[]) => Promise<Map<string, number>>>(
  'order numbers',
);
