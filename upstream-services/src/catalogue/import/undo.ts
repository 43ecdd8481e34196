import type { AppContext } from '../../context.ts';
import { changeShop } from '../../db/transaction.ts';
import type { Origin } from '../../http/bind.ts';
import { Refusal } from '../../refusal.ts';
import { productOrder, writeProductOrder } from '../positions.ts';
import { markDeleted } from '../product-actions-repository.ts';
import { auditMany } from '../product-actions-service.ts';
import { lineOf } from '../product-service.ts';
import * as repository from './repository.ts';

/**
 * Takes an import back; products that were changed since then stay as they are. Once more, it answers that there was nothing left.
 * @throws Refusal not_found for an import that was not made, or is too old
 */
export function undoImport(context: AppContext, merchantId: string, importId: string, from: Origin) {
  return changeShop(context, merchantId, async (trx) => {
    const made = await repository.findImport(trx, merchantId, importId);
    if (!made) throw new Refusal('not_found');
    if (made.undone_at) return { removed: 0, restored: 0, kept: 0 };
    const now = context.now();
    const { added, changed, categories, order } = made.before;
    const ids = [...added, ...changed.map((one) => one.product_id)];
    const untouched = await repository.untouchedSince(trx, merchantId, ids, made.created_at);
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
    const shown = restored.flatMap(({ product_id, pictures }) => (pictures ? [{ product_id, pictures }] : []));
    await repository.showPictures(trx, merchantId, shown, now);
    await repository.deleteEmptyCategories(trx, merchantId, categories);
    await writeProductOrder(trx, merchantId, orderBefore(order, await productOrder(trx, merchantId)));
    await auditMany(trx, [
      ...removed.map((id) => ({ ...lineOf(merchantId, id, from), kind: 'product_deleted' })),
      ...restored.map((one) => ({ ...lineOf(merchantId, one.product_id, from), kind: 'product_changed' })),
    ]);
    await repository.markUndone(trx, merchantId, importId, now);
    return { removed: removed.length, restored: restored.length, kept: ids.length - removed.length - restored.length };
  });
}

/** The earlier order of what is still there; what has come since then stays last. */
function orderBefore(before: readonly string[] | null, now: readonly string[]): string[] {
  if (!before) return [...now];
  const there = new Set(now);
  const earlier = new Set(before);
  return [...before.filter((id) => there.has(id)), ...now.filter((id) => !earlier.has(id))];
}
