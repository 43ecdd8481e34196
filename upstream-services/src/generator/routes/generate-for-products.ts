import { generateForProducts, inParallel } from 'shared-contracts';
import { newId } from '../../common/ids.ts';
import { firstShopPictures, type ShopPicture } from '../../content/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import type { KeptPicture } from '../../pictures/index.ts';
import { copyShopPicture, insertFromPicture } from '../inputs.ts';
import { checkCategory, priorities, queueGeneration, requireGenerationQuota } from '../service.ts';

const copiesAtOnce = 4;

/**
 * Starts a generation for the first picture of each of these products; one without a picture is left out.
 * @throws Refusal attempts_over, list_full, rate_limited, validation_failed; then none is started
 */
export default bindRoute(generateForProducts, async ({ context, caller: { merchantId }, body }) => {
  checkCategory(body.product_type);
  const rows = await firstShopPictures(context.db, merchantId, body.product_ids);
  // Checked again when it is queued: first of all, so that a refused call copies no files.
  await inTransaction(context, (trx) => requireGenerationQuota(context, trx, merchantId, rows.length));
  const batchId = newId();
  const copied: { row: ShopPicture; copy: KeptPicture }[] = [];
  try {
    await inParallel(
      rows,
      copiesAtOnce,
      async (row) => void copied.push({ row, copy: await copyShopPicture(context, row) }),
    );
    await inTransaction(context, async (trx) => {
      await requireGenerationQuota(context, trx, merchantId, rows.length);
      for (const { row, copy } of copied) {
        const attemptId = await insertFromPicture(context, trx, row, copy, batchId);
        await queueGeneration(context, trx, merchantId, attemptId, body, priorities.batch);
      }
    });
  } catch (error) {
    for (const { copy } of copied) await context.pictures.discard(copy);
    throw error;
  }
  return { started: rows.length };
});
