import type { GenerationProblem } from 'shared-contracts';
import type { AppContext } from '../context.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import { addLedgerEntry } from './ledger.ts';
import { setEnded } from './repository.ts';

interface GenerationKey {
  merchant_id: string;
  attempt_id: string;
}

interface Ending {
  status: 'succeeded' | 'failed' | 'canceled' | 'blocked';
  problem?: GenerationProblem;
  isDoubtful?: boolean;
  keep?(trx: Trx): Promise<void>;
}

/**
 * Ends a generation once: the first caller wins. A failed or doubtful one gives its attempt back to the merchant in the same transaction.
 * @returns false where it had ended before
 */
export const endGeneration = (
  context: AppContext,
  key: GenerationKey,
  { keep, isDoubtful = false, ...ending }: Ending,
): Promise<boolean> =>
  inTransaction(context, async (trx) => {
    const now = context.now();
    if (!(await setEnded(trx, key, { ...ending, now }))) return false;
    await keep?.(trx);
    if (ending.status !== 'succeeded' || isDoubtful) {
      await addLedgerEntry(trx, key.merchant_id, { kind: 'returned', amount: 1, subject_id: key.attempt_id, now });
    }
    return true;
  });
