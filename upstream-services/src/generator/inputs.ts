import { newId } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import type { ShopPicture } from '../content/index.ts';
import type { AppContext } from '../context.ts';
import { inTransaction, lockShop, type Trx } from '../db/transaction.ts';
import { generatedBucket, type KeptPicture } from '../pictures/index.ts';
import * as inputs from './inputs-repository.ts';
import { requireByteQuota } from './quota.ts';
import * as repository from './repository.ts';

export async function addInput(
  context: AppContext,
  trx: Trx,
  merchantId: string,
  attemptId: string,
  picture: KeptPicture,
): Promise<void> {
  await requireByteQuota(context, trx, merchantId, picture.bytes);
  const place = await inputs.placeForInput(trx, merchantId, attemptId);
  if (place === null) throw new Refusal('conflict');
  const row = { merchant_id: merchantId, attempt_id: attemptId, role: 'input', place } as const;
  await repository.insertPicture(trx, { ...row, ...picture });
}

export async function withKeptPictures<T>(
  context: AppContext,
  merchantId: string,
  pictures: readonly KeptPicture[],
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  let left: { bucket: string; key: string }[] = [];
  let outcome: T;
  try {
    outcome = await inTransaction(context, async (trx) => {
      // Concurrent uploads wait here, so that each counts the inputs of those before it.
      await lockShop(trx, merchantId);
      const result = await work(trx);
      left = await inputs.deleteUnstartedInputs(trx, merchantId);
      return result;
    });
  } catch (error) {
    for (const picture of pictures) await context.pictures.discard(picture);
    throw error;
  }
  for (const { bucket, key } of left) await context.pictures.remove(bucket, key);
  return outcome;
}

export async function copyShopPicture({ pictures }: AppContext, row: ShopPicture): Promise<KeptPicture> {
  const copy = await pictures.copy(row, generatedBucket);
  if (!copy) throw new Refusal('not_found');
  return { ...copy, width: row.width, height: row.height, bytes: row.bytes, colour: row.colour };
}

export async function insertFromPicture(
  context: AppContext,
  trx: Trx,
  row: ShopPicture,
  copy: KeptPicture,
  batchId: string | null,
) {
  const attemptId = newId();
  await repository.insertGeneration(trx, {
    merchant_id: row.merchant_id,
    attempt_id: attemptId,
    product_id: row.product_id,
    source_content_id: row.content_id,
    idempotency_token: attemptId,
    batch_id: batchId,
    created_at: context.now(),
  });
  await addInput(context, trx, row.merchant_id, attemptId, copy);
  return attemptId;
}
