import type { Database } from '../../db/database.ts';
import type { BuyerLettersTable } from '../../db/schema/letters.ts';
import type { Trx } from '../../db/transaction.ts';

type LetterKey = Pick<BuyerLettersTable, 'merchant_id' | 'event_id' | 'order_id'>;

async function decide(db: Database, key: LetterKey, state: BuyerLettersTable['state'], at: Date) {
  const { merchant_id, event_id, order_id } = key;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('buyer_letters')
    .values({ merchant_id, event_id, order_id, state, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows > 0n) return { state, isNew: true };
  const decided = await db
    .selectFrom('buyer_letters')
    .select('state')
    .where('merchant_id', '=', merchant_id)
    .where('event_id', '=', event_id)
    .executeTakeFirstOrThrow();
  return { ...decided, isNew: false };
}

export async function beginLetter(db: Database, key: LetterKey, now: Date): Promise<{ isFirst: boolean } | null> {
  const { state, isNew } = await decide(db, key, 'sending', now);
  return state === 'sending' ? { isFirst: isNew } : null;
}

export async function unmarkLetter(db: Database, { merchant_id, event_id }: LetterKey): Promise<void> {
  await db
    .deleteFrom('buyer_letters')
    .where('merchant_id', '=', merchant_id)
    .where('event_id', '=', event_id)
    .where('state', '=', 'sending')
    .execute();
}

/** Prevents a letter from being sent. @returns false where it was sent, or may have been */
export const withdrawLetter = async (trx: Trx, key: LetterKey, now: Date): Promise<boolean> =>
  (await decide(trx, key, 'withdrawn', now)).state === 'withdrawn';

export async function noteLetterSent(db: Database, { merchant_id, event_id }: LetterKey): Promise<void> {
  await db
    .updateTable('buyer_letters')
    .set({ state: 'sent' })
    .where('merchant_id', '=', merchant_id)
    .where('event_id', '=', event_id)
    .execute();
}

export async function forgetLetters(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('buyer_letters').where('at', '<', before).execute();
}
