import { type DeliveryMethod, parseMethods } from 'shared-contracts';
import type { Database } from '../db/database.ts';

export const readConditions = (db: Database, merchantId: string) =>
  db.selectFrom('delivery_conditions').selectAll().where('merchant_id', '=', merchantId).executeTakeFirst();

export const readDeliveryMethods = async (db: Database, merchantId: string): Promise<DeliveryMethod[]> =>
  parseMethods((await readConditions(db, merchantId))?.methods ?? []);

export const readDeliverySchedule = async (db: Database, merchantId: string): Promise<unknown> =>
  (await readConditions(db, merchantId))?.schedule ?? null;

export const checkoutConditions = (db: Database, merchantId: string) =>
  db
    .selectFrom('delivery_conditions')
    .select(['show_address', 'methods', 'schedule'])
    .where('merchant_id', '=', merchantId);

export type ConditionsRow = NonNullable<Awaited<ReturnType<typeof readConditions>>>;
