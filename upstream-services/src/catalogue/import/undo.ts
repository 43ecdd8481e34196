import type { ImportUndoResult } from 'shared-contracts';
import { auditMany } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { showPictures } from '../../content/index.ts';
import type { BeforeImport } from '../../db/schema/product-imports.ts';
import { changeShop, type ShopContext, type Trx } from '../../db/transaction.ts';
import type { Origin } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { putIntoBin } from '../category-bin.ts';
import { productOrder, writeProductOrder } from '../positions.ts';
import { markDeleted } from '../product-actions-repository.ts';
import { restockLines, revertImportedStocks } from '../stock/imported.ts';
import { restorePauses } from '../stock/pauses.ts';
import { undoableSince } from './past-imports.ts';
import * as repository from './repository.ts';
import { findUnchangedProducts, titlesOf } from './unchanged-products.ts';

const maxNamed = 20;

/**
 * Undoes an import. Products that were changed since then stay as they are, and so does the order of products. A repeated undo answers that nothing
 * was left to undo.
 * @throws Refusal not_found for an import that was not made, or is too old
 */
export function undoImport(
  context: ShopContext,
  merchantId: string,
  importId: string,
  from: Origin,
): Promise<ImportUndoResult> {
  return changeShop(context, merchantId, async (trx) => {
    const now = context.now();
    const record = await repository.findImport(trx, merchantId, importId);
    if (!record) throw new Refusal('not_found');
    if (record.undone_at) return { ...nothingUndone, already: true };
    if (record.emptied_at || record.created_at < undoableSince(now)) throw new Refusal('not_found');
    const { added, changed, categories } = record.before;
    const changedIds = changed.map((one) => one.product_id);
    const ids = [...added, ...changedIds];
    const untouched = await findUnchangedProducts(trx, merchantId, {
      added,
      changed: changedIds,
      pictured: record.answer.pictures.map(({ product_id }) => product_id),
      categories: record.before.after?.categories,
      at: record.created_at,
    });
    const orderNow = await productOrder(trx, merchantId);
    const reordered = wasReordered(record.before, orderNow);
    const removed = await markDeleted(
      trx,
      merchantId,
      added.filter((id) => untouched.has(id)),
      now,
    );
    const restored = changed.filter((one) => untouched.has(one.product_id));
    await repository.updateLines(
      trx,
      merchantId,
      restored.map((line) => ({ ...line, position: 0 })),
      now,
    );
    const moves = await revertImportedStocks(
      trx,
      { merchantId, now },
      (record.before.stock ?? []).filter(({ product_id }) => untouched.has(product_id)),
    );
    const paused = (record.before.pauses ?? []).filter(({ product_id }) => untouched.has(product_id));
    await restorePauses(trx, merchantId, paused);
    const shown = restored.flatMap(({ product_id, pictures }) => (pictures ? [{ product_id, pictures }] : []));
    await showPictures(trx, merchantId, shown, now);
    const emptied = await repository.findUnusedCategories(trx, merchantId, categories, record.created_at);
    for (const { category_id } of emptied) await putIntoBin(trx, merchantId, category_id, now);
    await repository.closeCategoryGaps(trx, merchantId);
    await backInOrder(trx, merchantId, reordered ? null : record.before.order);
    await auditMany(trx, [
      ...removed.map((id) => ({ ...catalogueAuditLine(merchantId, id, from), kind: 'product_deleted' as const })),
      ...restored.map((one) => ({
        ...catalogueAuditLine(merchantId, one.product_id, from),
        kind: 'product_changed' as const,
      })),
      ...restockLines(merchantId, from, moves),
      ...emptied.map(({ category_id, title }) => ({
        ...catalogueAuditLine(merchantId, category_id, from),
        kind: 'category_deleted' as const,
        was: title,
      })),
    ]);
    await repository.markUndone(trx, merchantId, importId, now);
    const kept = ids.filter((id) => !untouched.has(id));
    return {
      ...nothingUndone,
      removed: removed.length,
      restored: restored.length,
      kept: kept.length,
      kept_titles: await titlesOf(trx, merchantId, kept, maxNamed),
      order_kept: reordered,
    };
  });
}

const nothingUndone: ImportUndoResult = {
  removed: 0,
  restored: 0,
  kept: 0,
  kept_titles: [],
  order_kept: false,
  already: false,
};

function wasReordered({ after }: BeforeImport, now: readonly string[]): boolean {
  if (!after?.order) return false;
  const left = new Set(after.order);
  const there = new Set(now);
  const [before, since] = [after.order.filter((id) => there.has(id)), now.filter((id) => left.has(id))];
  return before.some((id, index) => id !== since[index]);
}

async function backInOrder(trx: Trx, merchantId: string, order: readonly string[] | null): Promise<void> {
  await writeProductOrder(trx, merchantId, orderBefore(order, await productOrder(trx, merchantId)));
}

function orderBefore(before: readonly string[] | null, now: readonly string[]): string[] {
  if (!before) return [...now];
  const there = new Set(now);
  const earlier = new Set(before);
  return [...before.filter((id) => there.has(id)), ...now.filter((id) => !earlier.has(id))];
}
