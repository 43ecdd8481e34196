import { sql } from 'kysely';
import { msOfDay, type ShopZone, shopDayOf } from 'shared-contracts';
import { auditMany } from '../../audit/index.ts';
import type { AppContext } from '../../context.ts';
import type { StockPause } from '../../db/schema/product-imports.ts';
import { changeShop, type Trx } from '../../db/transaction.ts';
import { tryEach } from '../../jobs/index.ts';
import { readZone } from '../../merchants/index.ts';
import type { StockKey } from './repository.ts';

const tomorrow = (now: Date, zone: ShopZone): string => shopDayOf(new Date(now.getTime() + msOfDay), zone);

export async function writePause(trx: Trx, key: StockKey, isPaused: boolean, now: Date): Promise<void> {
  const row = { merchant_id: key.merchantId, product_id: key.productId, size_id: key.sizeId };
  if (isPaused) {
    const back_on = tomorrow(now, await readZone(trx, key.merchantId));
    await trx
      .insertInto('stock_pauses')
      .values({ ...row, back_on })
      .onConflict((conflict) => conflict.columns(['merchant_id', 'product_id', 'size_id']).doUpdateSet({ back_on }))
      .execute();
    return;
  }
  await trx
    .deleteFrom('stock_pauses')
    .where('merchant_id', '=', row.merchant_id)
    .where('product_id', '=', row.product_id)
    .where('size_id', '=', row.size_id)
    .execute();
}

type Paused = Pick<StockPause, 'product_id' | 'size_id'>;

/** @returns the pauses that are ended by it */
export async function endPausesOf(trx: Trx, merchantId: string, stocks: readonly Paused[]): Promise<StockPause[]> {
  if (stocks.length === 0) return [];
  const { rows } = await sql<StockPause>`
    delete from stock_pauses using jsonb_to_recordset(${JSON.stringify(stocks)}::jsonb) as stock(product_id uuid, size_id text)
    where merchant_id = ${merchantId} and stock_pauses.product_id = stock.product_id and stock_pauses.size_id = stock.size_id
    returning stock_pauses.product_id, stock_pauses.size_id, back_on
  `.execute(trx);
  return rows;
}

export async function restorePauses(trx: Trx, merchantId: string, pauses: readonly StockPause[]): Promise<void> {
  if (pauses.length === 0) return;
  const rows = pauses.map((pause) => ({ merchant_id: merchantId, ...pause }));
  await trx
    .insertInto('stock_pauses')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
    await tryEach(context, shops, 'pauses were not ended', ({ merchant_id }) => endDuePauses(context, merchant_id));
    after = shops.length < portion ? undefined : shops.at(-1)?.merchant_id;
  }
}

async function endDuePauses(context: AppContext, merchantId: string): Promise<void> {
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
