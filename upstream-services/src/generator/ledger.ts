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

/**
 * When an attempt of a generation that had begun came back: a canceled, failed or doubtful one, for which a provider may have been paid all the same.
 * @param skipped how many came back after it
 */
export async function findReturn(db: Database, merchantId: string, skipped: number): Promise<Date | undefined> {
  const entry = await db
    .selectFrom('generation_ledger as entry')
    .innerJoin('generations', (join) =>
      join
        .onRef('generations.merchant_id', '=', 'entry.merchant_id')
        .onRef('generations.attempt_id', '=', 'entry.subject_id'),
    )
    .select('entry.created_at')
    .where('entry.merchant_id', '=', merchantId)
    .where('entry.kind', '=', 'returned')
    .where('generations.started_at', 'is not', null)
    .orderBy('entry.created_at', 'desc')
    .offset(skipped)
    .limit(1)
    .executeTakeFirst();
  return entry?.created_at;
}
