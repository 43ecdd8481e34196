import type { AppContext } from '../context.ts';
import type { Trx } from '../db/transaction.ts';
import { generatedBytes } from './inputs-repository.ts';

/**
 * Says no where a merchant's files, those of the generator among them, would take more than they may.
 * @throws Refusal list_full
 */
export async function requireBytes({ shopPictures, config }: AppContext, trx: Trx, merchantId: string, added: number) {
  const kept = await generatedBytes(trx, merchantId);
  await shopPictures.requireBytes(trx, config, merchantId, kept + added);
}
