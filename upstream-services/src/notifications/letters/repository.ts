import type { LetterKind } from 'shared-contracts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/transaction.ts';

export async function ownTexts(db: Database, merchantId: string): Promise<Partial<Record<LetterKind, string>>> {
  const rows = await db
    .selectFrom('letter_texts')
    .select(['kind', 'text'])
    .where('merchant_id', '=', merchantId)
    .execute();
  return Object.fromEntries(rows.map(({ kind, text }) => [kind, text]));
}

export async function saveText(trx: Trx, merchantId: string, kind: LetterKind, text: string): Promise<void> {
  if (text === '') {
    await trx.deleteFrom('letter_texts').where('merchant_id', '=', merchantId).where('kind', '=', kind).execute();
    return;
  }
  await trx
    .insertInto('letter_texts')
    .values({ merchant_id: merchantId, kind, text })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'kind']).doUpdateSet({ text }))
    .execute();
}
