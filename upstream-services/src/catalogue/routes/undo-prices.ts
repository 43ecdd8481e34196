import { maxReportedPrices, undoPrices } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { titlesOf } from '../import/unchanged-products.ts';
import { revertPrices } from '../prices/plan.ts';
import { findChange, findPricedWithDeleted, markUndone } from '../prices/repository.ts';
import { reprice, undoableUntil } from '../prices/service.ts';

/**
 * Takes a change of prices back; prices that were changed since then stay.
 * @throws Refusal not_found for a change that was not made, or is too old
 */
export default bindRoute(undoPrices, ({ context, caller: { merchantId }, from, body: { change_id: changeId } }) =>
  changeShop(context, merchantId, async (trx) => {
    const now = context.now();
    const priceChange = await findChange(trx, merchantId, changeId);
    if (priceChange?.undone_at) return { restored: 0, kept: 0, kept_titles: [] };
    if (!priceChange || undoableUntil(priceChange.created_at) < now) throw new Refusal('not_found');
    const ids = priceChange.before.map((one) => one.product_id);
    const products = new Map((await findPricedWithDeleted(trx, merchantId, ids)).map((one) => [one.product_id, one]));
    const back = priceChange.before.flatMap((change) => {
      const product = products.get(change.product_id);
      return (product && revertPrices(product, change)) ?? [];
    });
    await reprice(trx, { merchantId, from, now }, back);
    await markUndone(trx, merchantId, changeId, now);
    const restored = new Set(back.map((one) => one.product_id));
    const kept = ids.filter((id) => !restored.has(id));
    return {
      restored: restored.size,
      kept: kept.length,
      kept_titles: await titlesOf(trx, merchantId, kept, maxReportedPrices),
    };
  }),
);
