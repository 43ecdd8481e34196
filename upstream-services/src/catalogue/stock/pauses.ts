import { msOfDay, type ShopZone, shopDayOf } from 'shared-contracts';
import { auditMany } from '../../audit/index.ts';
import type { AppContext } from '../../context.ts';
import { changeShop, type Trx } from '../../db/transaction.ts';
import { tryEach } from '../../jobs/index.ts';
import { readZone } from '../../merchants/index.ts';
import type { StockKey } from './repository.ts';

const tomorrow = (now: Date, zone: ShopZone): string => shopDayOf(new Date(now.getTime() + msOfDay), zone);

export async function writePause(trx: Trx, key: StockKey, isPaused: boolean, now: Date): Promise<string | null> {
  const row = { merchant_id: key.merchantId, product_id: key.productId, size_id: key.sizeId };
  if (isPaused) {
    const back_on = tomorrow(now, await readZone(trx, key.merchantId));
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

const portion = 1_000;

const shopsWithPauses = ({ db }: AppContext, until: string, after: string) =>
  db
    .selectFrom('stock_pauses')
    .select('merchant_id')
    .distinct()
    .where('back_on', '<=', until)
    .where('merchant_id', '>', after)
    .orderBy('merchant_id')
    .limit(portion)
    .execute();

export async function endPauses(context: AppContext): Promise<void> {
  const first = '00000000-0000-0000-0000-000000000000';
  // No time zone is more than a day ahead of UTC, so this finds every pause that may be over.
  const until = new Date(context.now().getTime() + msOfDay).toISOString().slice(0, 10);
  for (let after: string | undefined = first; after !== undefined; ) {
    const shops: { merchant_id: string }[] = await shopsWithPauses(context, until, after);
    await tryEach(context, shops, 'pauses were not ended', ({ merchant_id }) => endPausesOf(context, merchant_id));
    after = shops.length < portion ? undefined : shops.at(-1)?.merchant_id;
  }
}

async function endPausesOf(context: AppContext, merchantId: string): Promise<void> {
  const { db, now } = context;
  const today = shopDayOf(now(), await readZone(db, merchantId));
  const due = await db
    .selectFrom('stock_pauses')
    .select('merchant_id')
    .where('merchant_id', '=', merchantId)
    .where('back_on', '<=', today)
    .limit(1)
    .executeTakeFirst();
  if (!due) return;
  await changeShop(context, merchantId, async (trx) => {
    const ended = await trx
      .deleteFrom('stock_pauses')
      .where('merchant_id', '=', merchantId)
      .where('back_on', '<=', today)
      .returning('product_id')
      .execute();
    const from = { requestId: '', address: '' };
    const line = { merchantId, actor: 'system', kind: 'product_stock', was: 'paused', from } as const;
    await auditMany(
      trx,
      [...new Set(ended.map((one) => one.product_id))].map((subjectId) => ({ ...line, subjectId })),
    );
  });
}
