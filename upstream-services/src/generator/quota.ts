import type { AppContext } from '../context.ts';
import type { Trx } from '../db/transaction.ts';
import { generatedBytes } from './inputs-repository.ts';

export async function requireBytes({ shopPictures, config }: AppContext, trx: Trx, merchantId: string, added: number) {
  const kept = await generatedBytes(trx, merchantId);
  await shopPictures.requireBytes(trx, config, merchantId, kept + added);
}
