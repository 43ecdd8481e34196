import { Port } from '../../common/port.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/transaction.ts';

/** Whether a merchant hears of events by another channel than e-mail. */
export const hearsElsewhere = new Port<(db: Database | Trx, merchantId: string) => Promise<boolean>>('hears elsewhere');
