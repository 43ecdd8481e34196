import { msOfDay, shopDayOf } from 'shared-contracts';
import { auditMany } from '../../audit/index.ts';
import type { AppContext } from '../../context.ts';
import { changeShop, type Trx } from '../../db/transaction.ts';
import type { StockKey } from './repository.ts';

/** Day of the shop's calendar on which something is back that is sold out for today. */
const tomorrow = (now: Date): string => shopDayOf(new Date(now.getTime() + msOfDay));

/** Stops selling a product or a size until tomorrow, or sells it again. @returns the day on which it is back, where it is not sold */
export async function writePause(trx: Trx, key: StockKey, isPaused: boolean, now: Date): Promise<string | null> {
  const row = { merchant_id: key.merchantId, product_id: key.productId, size_id: key.sizeId };
  const back_on = tomorrow(now);
  if (isPaused) {
    await trx
      .insertInto('stock_pauses')
      .values({ ...row, back_on })
      .onConflict((conflict) => conflict.columns(['merchant_id', 'product_id', 'size_id']).doUpdateSet({ back_on }))
      .execute();
    return back_on;
  }
  await trx
    .deleteFrom('stock_pauses')
    .where('merchant_id', '=', row.merchant_id)
    .where('product_id', '=', row.product_id)
    .where('size_id', '=', row.size_id)
    .execute();
  return null;
}

/** Shops whose pauses one run ends. */
const most = 1_000;

/** Sells again what was sold out until today, by each shop's calendar; who waits for it is told. */
export async function endPauses(context: AppContext): Promise<void> {
  const { db, now } = context;
  const today = shopDayOf(now());
  const shops = await db
    .selectFrom('stock_pauses')
    .select('merchant_id')
    .distinct()
    .where('back_on', '<=', today)
    .limit(most)
    .execute();
  for (const { merchant_id } of shops) {
    await changeShop(context, merchant_id, async (trx) => {
      const ended = await trx
        .deleteFrom('stock_pauses')
        .where('merchant_id', '=', merchant_id)
        .where('back_on', '<=', today)
        .returning('product_id')
        .execute();
      const from = { requestId: '', address: '' };
      const line = { merchantId: merchant_id, actor: 'system', kind: 'product_stock', was: 'paused', from } as const;
      await auditMany(
        trx,
        [...new Set(ended.map((one) => one.product_id))].map((subjectId) => ({ ...line, subjectId })),
      );
    });
  }
}
