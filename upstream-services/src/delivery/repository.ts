import { type DeliveryMethod, readMethods } from 'shared-contracts';
import type { Database } from '../db/database.ts';
import type { DeliveryConditionsTable } from '../db/schema/delivery-conditions.ts';
import type { Trx } from '../db/transaction.ts';

export const readConditions = (db: Database, merchantId: string) =>
  db.selectFrom('delivery_conditions').selectAll().where('merchant_id', '=', merchantId).executeTakeFirst();

export const readDeliveryMethods = async (db: Database, merchantId: string): Promise<DeliveryMethod[]> =>
  readMethods((await readConditions(db, merchantId))?.methods ?? []);

export const readDeliverySchedule = async (db: Database, merchantId: string): Promise<unknown> =>
  (await readConditions(db, merchantId))?.schedule ?? null;

export const checkoutConditions = (db: Database, merchantId: string) =>
  db
    .selectFrom('delivery_conditions')
    .select(['show_address', 'methods', 'schedule'])
    .where('merchant_id', '=', merchantId);

export type ConditionsRow = NonNullable<Awaited<ReturnType<typeof readConditions>>>;

type ConditionsValues = Pick<DeliveryConditionsTable, 'show_address'> & {
  methods: string;
  communications: string;
  schedule: string | null;
};

export async function insertConditions(
  trx: Trx,
  row: ConditionsValues & { merchant_id: string; conditions_id: string; created_at: Date; updated_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('delivery_conditions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateConditionsRow(
  trx: Trx,
  merchantId: string,
  values: Partial<ConditionsValues> & { updated_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('delivery_conditions')
    .set(values)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
