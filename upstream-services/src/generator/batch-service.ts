import { inParallel } from 'shared-contracts';
import { inTransaction } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import type { KeptPicture } from '../pictures/index.ts';
import { copyOf, insertFromPicture } from './inputs-service.ts';
import { type Asked, checkCategory, queue, requireRoom } from './service.ts';

/** Files that are copied at the same time. */
const copiesAtOnce = 4;

/**
 * Starts a generation for the first picture of each of these products; one without a picture is left out.
 * @throws Refusal attempts_over, list_full, validation_failed; then none is started
 */
export async function generateForProducts(
  { context, caller: { merchantId } }: MerchantCall,
  productIds: readonly string[],
  asked: Asked,
) {
  checkCategory(asked.product_type);
  const rows = await context.shopPictures.firstOf(context.db, merchantId, productIds);
  const copied: { row: (typeof rows)[number]; copy: KeptPicture }[] = [];
  try {
    await inParallel(rows, copiesAtOnce, async (row) => void copied.push({ row, copy: await copyOf(context, row) }));
    await inTransaction(context, async (trx) => {
      await requireRoom(context, trx, merchantId, rows.length);
      for (const { row, copy } of copied) {
        const attemptId = await insertFromPicture(context, trx, row, copy);
        await queue(context, trx, merchantId, attemptId, asked);
      }
    });
  } catch (error) {
    for (const { copy } of copied) await context.pictures.discard(copy);
    throw error;
  }
  return { started: rows.length };
}
