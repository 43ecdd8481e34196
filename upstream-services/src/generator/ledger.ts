import { newId } from '../common/ids.ts';
import type { Database } from '../db/database.ts';
import type { GenerationLedgerTable } from '../db/schema/generations.ts';
import type { Trx } from '../db/transaction.ts';

export async function balanceOf(db: Database, merchantId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('generation_ledger')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('sum'))
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/**
 * Records a change of a merchant's attempts. A repeated entry of the same kind and subject is ignored.
 * @param entry `spent` by a generation, `returned` after a failed or doubtful one, `bought` by a purchase; `subject_id` is the generation's or the
 *   purchase's
 */
export async function addLedgerEntry(
  trx: Trx,
  merchantId: string,
  entry: Pick<GenerationLedgerTable, 'kind' | 'amount' | 'subject_id'> & { now: Date },
): Promise<void> {
  const { now, ...values } = entry;
  await trx
    .insertInto('generation_ledger')
    .values({ merchant_id: merchantId, entry_id: newId(), created_at: now, ...values })
    .onConflict((conflict) => conflict.constraint('generation_ledger_once').doNothing())
    .execute();
}
