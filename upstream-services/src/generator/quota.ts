import { requirePictureBytes } from '../content/index.ts';
import type { AppContext } from '../context.ts';
import type { Trx } from '../db/transaction.ts';
import { generatedBytes } from './inputs-repository.ts';

export async function requireByteQuota({ config }: AppContext, trx: Trx, merchantId: string, added: number) {
  const kept = await generatedBytes(trx, merchantId);
  await requirePictureBytes(trx, config, merchantId, kept + added);
}
