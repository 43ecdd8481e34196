import { type CartChangeWire, editOrder, isEditable, maxVersions, roublesOf } from 'shared-contracts';
import type { z } from 'zod';
import { audit, byMerchant } from '../../audit/index.ts';
import { moveStock } from '../../catalogue/index.ts';
import { newId } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction, lockShop, raiseRevision, type Trx } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { renewOpenPayment } from '../../payments/index.ts';
import { byHandDelivery, requireIntervalCapacity } from '../by-hand-delivery.ts';
import { editedLines, planStockMoves, productIdsOf } from '../by-hand-lines.ts';
import { sumOf } from '../cart.ts';
import { readForCheckout } from '../checkout-repository.ts';
import { changesOf } from '../edit-changes.ts';
import { holdsGoods } from '../goods.ts';
import { withDiscount } from '../merchant-discount.ts';
import { readOrderWire } from '../read-service.ts';
import * as repository from '../repository.ts';
import { searchTextOf } from '../search-text.ts';
import { countVersions, hasEditWithKey, insertVersion, replaceLines } from '../versions-repository.ts';

type Body = z.output<typeof editOrder.request>;

async function checkEditable(trx: Trx, order: repository.OrderRow, body: Body): Promise<void> {
  const { merchant_id: merchantId, order_id: orderId } = order;
  if (!isEditable({ status: order.status, paymentState: order.payment_state })) throw new Refusal('illegal_transition');
  if (order.version !== body.version) throw new Refusal('conflict');
  if ((await countVersions(trx, { merchantId, orderId })) >= maxVersions) {
    throw new Refusal('list_full', { limit: { of: 'versions', most: maxVersions } });
  }
}

async function contentOf(context: AppContext, trx: Trx, order: repository.OrderRow, body: Body) {
  const { merchant_id: merchantId, order_id: orderId, delivery_info: info } = order;
  const rows = await repository.readLines(trx, merchantId, [orderId]);
  const ids = [...new Set([...rows.map((row) => row.product_id), ...productIdsOf(body.lines)])];
  const view = await readForCheckout(trx, merchantId, body.idempotency_key, ids, body.delivery_info);
  const products = new Map(view.products.map((product) => [product.id, product]));
  const holds = holdsGoods(order);
  const changes: CartChangeWire[] = [];
  const lines = editedLines(body.lines, { rows, products, holds, changes });
  const moves = planStockMoves(rows, lines, products, changes);
  if (changes.length > 0) throw new Refusal('cart_changed', { changes });
  const delivery = byHandDelivery(body.delivery_info, view, order.payment_method, context.now(), info);
  const takesPlace = requireIntervalCapacity(view, delivery, info, body.over_capacity === true || !holds);
  return { rows, lines, moves, delivery, takesPlace };
}

const moneyOf = (order: repository.OrderRow) => ({
  ...(order.last_step && order.last_step.kind !== 'status' ? { last_step: null } : {}),
  ...(order.payment_method === 'card' || order.payment_state !== 'succeeded'
    ? {}
    : { paid: order.paid ?? order.total, payment_reported_at: null, payment_reported_sum: null, last_report: null }),
});

/**
 * Whether the buyer of an order by hand, confirmed already, has to confirm again: its price has risen, and nothing was paid or reported as paid. If
 * something was, the rest is asked for, and paying it is the consent.
 */
const asksAnew = (
  { payment_state: state, payment_reported_at, total }: repository.OrderRow,
  after: repository.OrderRow,
) =>
  after.source === 'by_hand' &&
  after.confirmed_at !== null &&
  after.total > total &&
  repository.unpaidStates.includes(state) &&
  payment_reported_at === null;

/**
 * Edits an order until it is assembled (decision 3.32). Stock and interval change by the difference; existing lines keep their prices, new ones get
 * the shop's present prices. What the order costs more or less than was paid becomes due, or to be returned, by itself.
 * @throws Refusal conflict where the order has changed since `version`; illegal_transition, cart_changed, slot_taken, list_full, validation_failed
 */
export default bindRoute(editOrder, async (call) => {
  const { context, caller, body, from } = call;
  const { merchantId } = caller;
  const key = { merchantId, orderId: body.order_id };
  const edited = await inTransaction(context, async (trx) => {
    const order = await repository.lockOrder(trx, merchantId, key.orderId);
    if (await hasEditWithKey(trx, key, body.idempotency_key)) return null;
    await checkEditable(trx, order, body);
    await lockShop(trx, merchantId);
    const at = context.now();
    const { rows, lines, moves, delivery, takesPlace } = await contentOf(context, trx, order, body);
    // A raised revision makes concurrent checkouts start over, and see the new stock and intervals.
    if (moves.length > 0 || takesPlace) await raiseRevision(trx, merchantId, at);
    const back = moves.filter(({ by }) => by > 0);
    const taken = moves.filter(({ by }) => by < 0);
    if (back.length > 0) await moveStock(trx, back, { ...key, cause: 'given_back', at });
    if (taken.length > 0) await moveStock(trx, taken, { ...key, cause: 'ordered', at });
    await replaceLines(trx, key, lines);
    const sum = sumOf(lines);
    const version = order.version + 1;
    await repository.updateOrder(trx, merchantId, key.orderId, {
      ...moneyOf(order),
      sum,
      discounts: JSON.stringify(withDiscount(order.discounts, body.discount, sum)),
      delivery_info: JSON.stringify(delivery),
      search_text: `${order.number} ${searchTextOf(delivery)}`,
      ...(delivery.delivery_date === order.delivery_info.delivery_date ? {} : { stop: null }),
      version,
      updated_at: at,
    });
    const after = await repository.lockOrder(trx, merchantId, key.orderId);
    if (asksAnew(order, after))
      await repository.updateOrder(trx, merchantId, key.orderId, { confirmed_at: null, updated_at: at });
    const changes = changesOf({ ...order, lines: rows }, { ...after, lines }, body.lines);
    await insertVersion(trx, {
      ...key,
      version,
      key: body.idempotency_key,
      at,
      before: { order, lines: rows },
      changes,
    });
    if (order.payment_method === 'card')
      await renewOpenPayment(context, trx, { ...key, total: after.total }, { goodsFirst: false });
    const [was, became] = [String(roublesOf(order.total)), String(roublesOf(after.total))];
    const who = { ...byMerchant(merchantId, from), subjectId: key.orderId };
    await audit(trx, { ...who, id: newId(), kind: 'order_edited', was, became });
    return { isSeen: moves.length > 0, number: String(order.number) };
  });
  if (edited) {
    context.live.order(merchantId, { order_id: key.orderId, order_number: edited.number, change: 'edited' });
    if (edited.isSeen) context.shops.forget(merchantId);
  }
  return { order: await readOrderWire(context, merchantId, key.orderId) };
});
