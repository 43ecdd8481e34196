import { inParallel, maxActiveGenerations } from 'shared-contracts';
import { findProductTitles, listProductIds } from '../catalogue/index.ts';
import { newId } from '../common/ids.ts';
import { firstShopPictures } from '../content/index.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import type { KeptPicture } from '../pictures/index.ts';
import { endGeneration } from './end.ts';
import { copyOf, insertFromPicture } from './inputs-service.ts';
import { listTries } from './repository.ts';
import { listActiveOfRuns, readRuns } from './runs-repository.ts';
import { type Asked, checkCategory, queue, requireGenerationQuota, runPriority } from './service.ts';

const copiesAtOnce = 4;

export async function productsToImprove({ db }: AppContext, merchantId: string) {
  const ids = await listProductIds(db, merchantId);
  const [pictures, tries] = await Promise.all([firstShopPictures(db, merchantId, ids), listTries(db, merchantId, ids)]);
  const pictured = new Set(pictures.map((picture) => picture.product_id));
  const tryOf = new Map(tries.map((one) => [one.product_id, one]));
  const open = ids.filter((id) => pictured.has(id) && !tryOf.get(id)?.is_open);
  const lastOf = (id: string): number => tryOf.get(id)?.last_at.getTime() ?? 0;
  const next = open.toSorted((a, b) => lastOf(a) - lastOf(b)).slice(0, maxActiveGenerations);
  const titles = await findProductTitles(db, merchantId, next);
  return {
    product_ids: next,
    titles: next.map((id) => titles.get(id) ?? ''),
    total_count: open.length,
    untried_count: open.filter((id) => !tryOf.has(id)).length,
  };
}

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
  const rows = await firstShopPictures(context.db, merchantId, productIds);
  const batchId = newId();
  const copied: { row: (typeof rows)[number]; copy: KeptPicture }[] = [];
  try {
    await inParallel(rows, copiesAtOnce, async (row) => void copied.push({ row, copy: await copyOf(context, row) }));
    await inTransaction(context, async (trx) => {
      await requireGenerationQuota(context, trx, merchantId, rows.length);
      for (const { row, copy } of copied) {
        const attemptId = await insertFromPicture(context, trx, row, copy, batchId);
        await queue(context, trx, merchantId, attemptId, asked, runPriority);
      }
    });
  } catch (error) {
    for (const { copy } of copied) await context.pictures.discard(copy);
    throw error;
  }
  return { started: rows.length };
}

export const progress = ({ db }: AppContext, merchantId: string) => readRuns(db, merchantId);

export async function cancelActiveRuns({ context, caller: { merchantId } }: MerchantCall) {
  let canceled = 0;
  for (const key of await listActiveOfRuns(context.db, merchantId)) {
    if (await endGeneration(context, key, { status: 'canceled' })) canceled += 1;
  }
  return { canceled };
}
