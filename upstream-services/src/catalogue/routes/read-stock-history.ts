import { readStockHistory, sizesOf } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { readProductRow } from '../product-repository.ts';
import { orderNumbers } from '../stock/order-numbers.ts';
import { listChanges } from '../stock/repository.ts';

export default bindRoute(readStockHistory, async ({ context: { db }, caller: { merchantId }, body }) => {
  const { product_id: productId, page, per_page: perPage } = body;
  const [product, { rows, count }] = await Promise.all([
    readProductRow(db, merchantId, productId),
    listChanges(db, merchantId, productId, page, perPage),
  ]);
  const sizes = new Map(
    sizesOf({ meta: { productFields: product?.fields ?? [] } }).map(({ id, value }) => [id, value]),
  );
  const orderIds = rows.flatMap(({ order_id }) => order_id ?? []);
  const numbers = await orderNumbers.get()(db, merchantId, [...new Set(orderIds)]);
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
});
