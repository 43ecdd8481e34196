import { changePrices } from 'shared-contracts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { summarizePricePlan } from '../prices/plan.ts';
import { findChange, insertPriceChange } from '../prices/repository.ts';
import { previewPriceChange, reprice } from '../prices/service.ts';

/** Changes all prices that can be changed, in one transaction. A repeated `change_id` returns the first answer. */
export default bindRoute(changePrices, ({ context, caller: { merchantId }, from, body }) =>
  changeShop(context, merchantId, async (trx) => {
    const earlier = await findChange(trx, merchantId, body.change_id);
    if (earlier) return earlier.answer;
    const now = context.now();
    const plan = await previewPriceChange(trx, merchantId, body);
    await reprice(trx, { merchantId, from, now }, plan.changed);
    const answer = summarizePricePlan(plan);
    const before = plan.changed.map(({ title: _, fields: __, ...change }) => change);
    await insertPriceChange(trx, merchantId, body.change_id, { answer, before, now });
    return answer;
  }),
);
