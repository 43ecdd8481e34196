import { Port } from '../../common/port.ts';
import type { Database } from '../../db/database.ts';

export const orderNumbers = new Port<(db: Database, merchantId: string, ids: string[]) => Promise<Map<string, number>>>(
  'order numbers',
);
