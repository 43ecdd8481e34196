import { type LiveOrderWire, placeByHand } from 'shared-contracts';
import type { z } from 'zod';
import { newId } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction, lockShop, type Trx } from '../../db/transaction.ts';
import { bindRoute, type MerchantCall } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { bodyHash } from '../body-hash.ts';
import { byHandDelivery, requireIntervalCapacity } from '../by-hand-delivery.ts';
import { byHandLine, planStockMoves, productIdsOf } from '../by-hand-lines.ts';
import { sumOf } from '../cart.ts';
import { checkOffered } from '../checkout-payment.ts';
import { type CheckoutData, checkout, lineValues, type NewOrder, readForCheckout } from '../checkout-repository.ts';
import { withDiscount } from '../merchant-discount.ts';
import { readOrderWire } from '../read-service.ts';
import { searchTextOf } from '../search-text.ts';
import { newOrderSecret } from '../token.ts';

type Body = z.output<typeof placeByHand.request>;

function repeated({ earlier }: CheckoutData, hash: Buffer): string | null {
  if (!earlier) return null;
  if (earlier.body_hash !== hash.toString('hex')) throw new Refusal('idempotency_conflict');
  return earlier.order_id;
}

function newOrder({ context, caller, body, from }: MerchantCall<Body>, view: CheckoutData, hash: Buffer): NewOrder {
  const { lines: written, delivery_info, payment_method: payment, discount } = body;
  // Payment on receipt is between merchant and buyer, so it need not be among the offered ways.
  if (payment !== 'on_delivery') checkOffered(payment, view, undefined);
  const deliveryInfo = byHandDelivery(delivery_info, view, payment, context.now());
  const products = new Map(view.products.map((product) => [product.id, product]));
  const changes: Parameters<typeof byHandLine>[2] = [];
  const lines = written.flatMap((line) => byHandLine(line, products, changes) ?? []);
  planStockMoves([], lines.map(lineValues), products, changes);
  if (changes.length > 0) throw new Refusal('cart_changed', { changes });
  requireIntervalCapacity(view, deliveryInfo, undefined, body.over_capacity === true);
  const sum = sumOf(lines);
  return {
    merchantId: caller.merchantId,
    orderId: newId(),
    secret: newOrderSecret(),
    idempotencyKey: body.idempotency_key,
    bodyHash: hash,
    paymentMethod: payment,
    sum,
    discounts: withDiscount([], discount, sum),
    deliveryInfo,
    // Only the buyer can consent, on the order's page.
    consents: [],
    searchText: searchTextOf(deliveryInfo),
    lines,
    // The shop is locked and the interval was checked above, so the statement need not check it again.
    interval: null,
    use: null,
    payment: null,
    source: 'by_hand',
    at: context.now(),
    from,
  };
}

/**
 * Makes an order that came by a call or in a chat (decision 3.32): goods and hours are taken as in a checkout, in one transaction. Its buyer
 * confirms it on its page, and pays there.
 * @throws Refusal cart_changed with the changes, slot_taken, idempotency_conflict, validation_failed, rate_limited
 */
export default bindRoute(placeByHand, async (call) => {
  const { context, caller, body } = call;
  const { merchantId } = caller;
  const { idempotency_key: key, ...rest } = body;
  const hash = bodyHash(rest);
  await enforceRateLimit(context, ['ordersByHand', merchantId]);
  const attempt = async (trx: Trx) => {
    await lockShop(trx, merchantId);
    const ids = productIdsOf(body.lines);
    const view = await readForCheckout(trx, merchantId, key, ids, body.delivery_info);
    const earlier = repeated(view, hash);
    if (earlier) return { orderId: earlier };
    const order = newOrder(call, view, hash);
    const number = await checkout(trx, order, view.revision);
    if (number === null) throw new Error('a locked shop has changed');
    const { orderId } = order;
    const live: LiveOrderWire = { order_id: orderId, order_number: String(number), change: 'by_hand' };
    return { orderId, live, takesStock: order.lines.some(({ stockSize }) => stockSize !== null) };
  };
  const { orderId, live, takesStock } = await inTransaction(context, attempt);
  if (live) context.live.order(merchantId, live);
  if (takesStock) context.shops.forget(merchantId);
  return { order: await readOrderWire(context, merchantId, orderId) };
});
