import type { uploadGenerationInput } from 'shared-contracts';
import type { z } from 'zod';
import { newId } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import { findShopPicture, type ShopPicture } from '../content/index.ts';
import type { AppContext } from '../context.ts';
import { inTransaction, lockShop, type Trx } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import { pathOf } from '../http/multipart.ts';
import { enforceRateLimit } from '../limits/index.ts';
import { generatedBucket, type KeptPicture } from '../pictures/index.ts';
import * as inputs from './inputs-repository.ts';
import { requireBytes } from './quota.ts';
import * as repository from './repository.ts';

type Upload = z.output<typeof uploadGenerationInput.request>;

async function addInput(
  context: AppContext,
  trx: Trx,
  merchantId: string,
  attemptId: string,
  picture: KeptPicture,
): Promise<void> {
  await requireBytes(context, trx, merchantId, picture.bytes);
  const place = await inputs.placeForInput(trx, merchantId, attemptId);
  if (place === null) throw new Refusal('conflict');
  const row = { merchant_id: merchantId, attempt_id: attemptId, role: 'input', place } as const;
  await repository.insertPicture(trx, { ...row, ...picture });
}

async function keeping<T>(
  context: AppContext,
  merchantId: string,
  pictures: readonly KeptPicture[],
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  let left: { bucket: string; key: string }[] = [];
  let made: T;
  try {
    made = await inTransaction(context, async (trx) => {
      // All that come at once are counted one after another.
      await lockShop(trx, merchantId);
      const result = await work(trx);
      left = await inputs.deleteUnstarted(trx, merchantId);
      return result;
    });
  } catch (error) {
    for (const picture of pictures) await context.pictures.discard(picture);
    throw error;
  }
  for (const { bucket, key } of left) await context.pictures.remove(bucket, key);
  return made;
}

/**
 * The same token gives the same attempt.
 * @throws Refusal conflict, unsupported_media_type, payload_too_large; see {@link Work.run}
 */
export async function upload(
  { context, caller: { merchantId }, signal }: MerchantCall,
  { file, idempotency_token: token, content_info: info }: Upload,
) {
  const earlier = await repository.findByToken(context.db, merchantId, token);
  if (earlier) return earlier;
  await enforceRateLimit(context, ['generatorInputs', merchantId]);
  const picture = await context.pictures.keep(pathOf(file), { owner: merchantId, signal }, generatedBucket);
  const attemptId = info.attempt_id ?? newId();
  await keeping(context, merchantId, [picture], async (trx) => {
    if (info.attempt_id === undefined) {
      await repository.insertGeneration(trx, {
        merchant_id: merchantId,
        attempt_id: attemptId,
        product_id: info.product_id ?? null,
        source_content_id: null,
        idempotency_token: token,
        batch_id: null,
        created_at: context.now(),
      });
    }
    await addInput(context, trx, merchantId, attemptId, picture);
  });
  return { attempt_id: attemptId };
}

export async function copyOf({ pictures }: AppContext, row: ShopPicture): Promise<KeptPicture> {
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

export async function usePicture({ context, caller: { merchantId } }: MerchantCall, contentId: string) {
  const row = await findShopPicture(context.db, merchantId, contentId);
  if (!row) throw new Refusal('not_found');
  await enforceRateLimit(context, ['generatorInputs', merchantId]);
  const copy = await copyOf(context, row);
  const attemptId = await keeping(context, merchantId, [copy], (trx) =>
    insertFromPicture(context, trx, row, copy, null),
  );
  return { attempt_id: attemptId };
}

/**
 * Inputs are copied: each attempt has files of its own, which are deleted with it.
 * @throws Refusal not_found where their files are gone
 */
export async function repeat({ context, caller: { merchantId } }: MerchantCall, earlierId: string) {
  const earlier = await repository.findGeneration(context.db, merchantId, earlierId);
  if (!earlier) throw new Refusal('not_found');
  await enforceRateLimit(context, ['generatorInputs', merchantId]);
  const copies: KeptPicture[] = [];
  for (const row of await repository.listPictures(context.db, merchantId, earlierId, 'input')) {
    const copy = await context.pictures.copy(row, generatedBucket);
    const { width, height, bytes, colour } = row;
    if (copy) copies.push({ ...copy, width, height, bytes, colour });
  }
  if (copies.length === 0) throw new Refusal('not_found');
  const attemptId = newId();
  await keeping(context, merchantId, copies, async (trx) => {
    await repository.insertGeneration(trx, {
      merchant_id: merchantId,
      attempt_id: attemptId,
      product_id: earlier.product_id,
      source_content_id: earlier.source_content_id,
      idempotency_token: attemptId,
      batch_id: null,
      created_at: context.now(),
    });
    for (const copy of copies) await addInput(context, trx, merchantId, attemptId, copy);
  });
  return { attempt_id: attemptId };
}

export async function removeInput({ context, caller: { merchantId } }: MerchantCall, attemptId: string, place: number) {
  const removed = await inTransaction(context, (trx) => inputs.removeInput(trx, merchantId, attemptId, place));
  if (removed === null) throw new Refusal('conflict');
  if (removed) await context.pictures.remove(removed.bucket, removed.key);
  return { attempt_id: attemptId };
}
