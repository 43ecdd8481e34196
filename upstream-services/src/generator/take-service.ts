import type { untakeGeneration } from 'shared-contracts';
import type { z } from 'zod';
import { Refusal } from '../common/refusal.ts';
import { addShopPicture, takeBackShopPicture } from '../content/index.ts';
import type { MerchantCall } from '../http/bind.ts';
import { pictureBucket } from '../pictures/index.ts';
import * as repository from './repository.ts';

/**
 * Makes a result the picture of its product.
 * @param output which of the attempt's pictures, from 0
 * @throws Refusal not_found, conflict where it is of no product or was taken, picture_limit, list_full
 */
export async function take(call: MerchantCall, attemptId: string, output: number) {
  const { context, caller } = call;
  const { merchantId } = caller;
  const row = await repository.findGeneration(context.db, merchantId, attemptId);
  if (!row?.product_id || row.settlement === 'taken') throw new Refusal('conflict');
  const outputs = await repository.listPictures(context.db, merchantId, attemptId, 'output');
  const chosen = outputs[output];
  const copy = chosen && (await context.pictures.copy(chosen, pictureBucket));
  if (!chosen || !copy) throw new Refusal('not_found');
  const { width, height, bytes, colour } = chosen;
  const picture = { ...copy, width, height, bytes, colour };
  const { contentId, replacedId } = await addShopPicture(call, row.product_id, picture, row.source_content_id).catch(
    async (error: unknown) => {
      await context.pictures.discard(picture);
      throw error;
    },
  );
  await repository.setSettlement(context.db, { merchant_id: merchantId, attempt_id: attemptId }, 'taken');
  return { content_id: contentId, replaced_content_id: replacedId };
}

export async function untake(
  call: MerchantCall,
  { attempt_id, content_id, replaced_content_id }: z.output<typeof untakeGeneration.request>,
) {
  const { context, caller } = call;
  const row = await repository.findGeneration(context.db, caller.merchantId, attempt_id);
  if (row?.settlement !== 'taken') throw new Refusal('conflict');
  await takeBackShopPicture(call, content_id, replaced_content_id ?? null);
  await repository.setSettlement(context.db, { merchant_id: caller.merchantId, attempt_id }, '');
  return { attempt_id };
}
