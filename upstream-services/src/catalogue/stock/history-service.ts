import { type LowStockProduct, maxLowNamed, type StockChange, sizesOf, stockHistoryMonths } from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import { readProductRow } from '../product-repository.ts';
import { listLow } from './low-repository.ts';
import { orderNumbers } from './order-numbers.ts';
import { forgetChanges, listChanges } from './repository.ts';

const day = 86_400_000;

export async function history(
  context: AppContext,
  merchantId: string,
  { product_id: productId, page, per_page: perPage }: { product_id: string; page: number; per_page: number },
): Promise<{ changes: StockChange[]; total_count: number }> {
  const [product, { rows, count }] = await Promise.all([
    readProductRow(context.db, merchantId, productId),
    listChanges(context.db, merchantId, productId, page, perPage),
  ]);
  const sizes = new Map(
    sizesOf({ meta: { productFields: product?.fields ?? [] } }).map(({ id, value }) => [id, value]),
  );
  const orderIds = rows.flatMap(({ order_id }) => order_id ?? []);
  const numbers = await orderNumbers.get()(context.db, merchantId, [...new Set(orderIds)]);
  const changes = rows.map(({ change_id, at, size_id, was, became, cause, note, order_id }) => ({
    change_id,
    at: at.toISOString(),
    size: sizes.get(size_id) ?? '',
    was,
    became,
    cause,
    note,
    order_id,
    order_number: order_id === null ? null : (numbers.get(order_id) ?? null),
  }));
  return { changes, total_count: count };
}

export async function low(
  context: AppContext,
  merchantId: string,
): Promise<{ products: LowStockProduct[]; total_count: number }> {
  const { rows, count } = await listLow(context.db, merchantId, maxLowNamed);
  return { products: rows, total_count: count };
}

export async function forgetStockChanges({ db, now }: AppContext): Promise<void> {
  await forgetChanges(db, new Date(now().getTime() - stockHistoryMonths * 30.5 * day));
}
