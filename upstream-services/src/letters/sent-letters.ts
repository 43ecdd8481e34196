import type { Database } from '../db/database.ts';
import type { BuyerLettersTable } from '../db/schema/letters.ts';
import type { Trx } from '../db/transaction.ts';

/** Which letter: of which event, about which order. */
type LetterKey = Pick<BuyerLettersTable, 'merchant_id' | 'event_id' | 'order_id'>;

/** Writes down what becomes of a letter, unless that is decided. @returns what it is then */
async function decide(db: Database | Trx, key: LetterKey, state: BuyerLettersTable['state'], at: Date) {
  const { merchant_id, event_id } = key;
  await db
    .insertInto('buyer_letters')
    .values({ ...key, state, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('buyer_letters')
    .select('state')
    .where('merchant_id', '=', merchant_id)
    .where('event_id', '=', event_id)
    .executeTakeFirstOrThrow();
}

/** Begins to send a letter. @returns false where it was sent, or withdrawn; true again in every try of the same one */
export const beginLetter = async (db: Database, key: LetterKey, now: Date): Promise<boolean> =>
  (await decide(db, key, 'sending', now)).state === 'sending';

/** Keeps a letter from going out. @returns false where it has, or may have */
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

/** Forgets letters of before a moment: nothing is taken back any more that they told of. */
export async function forgetLetters(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('buyer_letters').where('at', '<', before).execute();
}
