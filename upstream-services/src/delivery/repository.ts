import { type DeliveryMethod, readMethods } from 'shared-contracts';
import type { Database } from '../db/database.ts';
import type { DeliveryConditionsTable } from '../db/schema/delivery-conditions.ts';
import type { Trx } from '../db/transaction.ts';

/** The merchant's delivery conditions, or undefined where none are set. */
export const readConditions = (db: Database, merchantId: string) =>
  db.selectFrom('delivery_conditions').selectAll().where('merchant_id', '=', merchantId).executeTakeFirst();

/** The merchant's delivery methods; none where nothing is set. */
export const readDeliveryMethods = async (db: Database, merchantId: string): Promise<DeliveryMethod[]> =>
  readMethods((await readConditions(db, merchantId))?.methods ?? []);

/** The merchant's schedule as it is stored; null where nothing is set. */
export const readDeliverySchedule = async (db: Database, merchantId: string): Promise<unknown> =>
  (await readConditions(db, merchantId))?.schedule ?? null;

/** Part of a statement: what a checkout needs of the conditions; no row where none are set. */
export const checkoutConditions = (db: Database, merchantId: string) =>
  db
    .selectFrom('delivery_conditions')
    .select(['show_address', 'methods', 'schedule'])
    .where('merchant_id', '=', merchantId);

export type ConditionsRow = NonNullable<Awaited<ReturnType<typeof readConditions>>>;

/** What of the conditions is stored as it is given; lists as JSON text. */
type ConditionsValues = Pick<DeliveryConditionsTable, 'show_address'> & {
  methods: string;
  communications: string;
  schedule: string | null;
};

/** Sets conditions for the first time. Answers whether there were none. */
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

/** Changes conditions. Answers whether there are any. */
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
