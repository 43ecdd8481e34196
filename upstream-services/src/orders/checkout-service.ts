import {
  type checkoutRequest,
  consentVersions,
  deliveryCost,
  detectDeliveryKind,
  type LiveOrderWire,
  missingToMinimumOrder,
  msOfDay,
  resolveDeliveryMethod,
  roublesOf,
  type ShopZone,
  shopDayOf,
} from 'shared-contracts';
import type { z } from 'zod';
import { newId } from '../common/ids.ts';
import { orderLink } from '../common/links.ts';
import { invalidField, Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { violatedUniqueConstraint } from '../db/errors.ts';
import { inTransaction, lockShop, type Trx } from '../db/transaction.ts';
import type { Origin, ShopView } from '../http/bind.ts';
import { enforceRateLimit, networkOf } from '../limits/index.ts';
import { consentsOf } from '../merchants/index.ts';
import { bodyHash } from './body-hash.ts';
import { type CartItem, mergeCartItems, type PricedCartLine, price } from './cart.ts';
import { checkOffered, newPayment, paymentOf } from './checkout-payment.ts';
import {
  type CheckoutView,
  type EarlierOrder,
  type NewOrder,
  placeOrder,
  readForCheckout,
} from './checkout-repository.ts';
import { resolveDeliveryInterval } from './chosen-day.ts';
import { chosenMethod, methodText } from './chosen-method.ts';
import { countGuess } from './promo/check-service.ts';
import { promoOf } from './promo/of-order.ts';
import { searchTextOf } from './search-text.ts';
import { newOrderSecret, orderToken } from './token.ts';

type Body = z.output<typeof checkoutRequest>;

/** How often a checkout tries without a lock; then it takes the shop's lock first, and nothing comes in between. */
const optimisticTries = 3;

const hashOf = ({ idempotency_key: _, products: __, ...rest }: Body, items: CartItem[]): Buffer =>
  bodyHash({ ...rest, items });

type Placed = Omit<EarlierOrder, 'body_hash'>;

async function answerOf(context: AppContext, shop: ShopView, order: Placed) {
  const token = orderToken(shop.merchantId, order.secret);
  return {
    order_id: order.order_id,
    order_number: String(order.number),
    order_token: token,
    uri: orderLink(shop.name, token),
    payment: await paymentOf(context, shop, order),
  };
}

/**
 * Places an order (decision 3.1): priced here, in one transaction, and for one idempotency key once and for ever.
 * @throws Refusal shop_not_found, shop_stopped, cart_changed with the changes, consent_outdated, idempotency_conflict, validation_failed,
 * rate_limited
 */
export async function checkout(context: AppContext, shop: ShopView, body: Body, from: Origin) {
  const items = mergeCartItems(body.products);
  const hash = hashOf(body, items);
  const ids = [...new Set(items.map((item) => item.product_id))];
  let fresh: LiveOrderWire | undefined;
  let counted = false;
  let guessed = false;
  let takesStock = false;
  const attempt = async (db: Database) => {
    const { idempotency_key: key, delivery_info: chosen, promo_code: code } = body;
    const view = await readForCheckout(db, shop.merchantId, key, ids, chosen, code);
    if (view.earlier) return repeated(view.earlier, hash);
    if (code !== undefined && !guessed) await countGuess(context, shop, from, view.promo);
    guessed = true;
    const order = newOrder(context, shop, body, items, view, hash, from);
    if (!counted) await countOrder(context, shop, body, from);
    counted = true;
    const number = await placeOrder(db, order, view.revision);
    if (number === null) return null;
    takesStock = order.lines.some(({ stockSize }) => stockSize !== null);
    fresh = { order_id: order.orderId, order_number: String(number), change: 'placed' };
    const { orderId: order_id, secret, paymentMethod: payment_method } = order;
    return { order_id, number, secret, payment_method };
  };
  const locked = (trx: Trx) => lockShop(trx, shop.merchantId).then(() => attempt(trx));
  for (let tries = 1; ; tries++) {
    const trying = tries <= optimisticTries ? attempt(context.db) : inTransaction(context, locked);
    const placed = await trying.catch((error: unknown) => {
      // Another call with this key was quicker: the next look finds its order.
      if (violatedUniqueConstraint(error) === 'orders_idempotency') return null;
      throw error;
    });
    if (!placed) continue;
    if (fresh) context.live.order(shop.merchantId, fresh);
    if (takesStock) context.shops.forget(shop.merchantId);
    return answerOf(context, shop, placed);
  }
}

const countOrder = (context: AppContext, { merchantId }: ShopView, { delivery_info: delivery }: Body, from: Origin) =>
  enforceRateLimit(
    context,
    ['ordersByPhone', `${merchantId} ${delivery.contact_phone_number}`],
    ['ordersAtShopFromNetwork', `${merchantId} ${networkOf(from.address)}`],
    ['ordersFromNetwork', from.address],
  );

function repeated(earlier: EarlierOrder, hash: Buffer): Placed {
  if (earlier.body_hash !== hash.toString('hex')) throw new Refusal('idempotency_conflict');
  return earlier;
}

function newOrder(
  context: AppContext,
  shop: ShopView,
  body: Body,
  items: CartItem[],
  view: CheckoutView,
  hash: Buffer,
  from: Origin,
): NewOrder {
  if (view.visibility !== 'published') throw new Refusal('shop_not_found');
  if (!view.is_active) throw new Refusal('shop_stopped');
  const { delivery_info: delivery } = body;
  const method = chosenMethod(delivery, view.delivery_methods);
  const kind = method?.kind ?? detectDeliveryKind(delivery.delivery_method);
  if (view.show_address && delivery.delivery_address === '' && kind !== 'pickup') {
    throw invalidField('delivery_info.delivery_address', 'this shop asks for an address', 'too_small');
  }
  const way = method && resolveDeliveryMethod(method, delivery.delivery_option_id);
  const slot = resolveDeliveryInterval(delivery, view, { kind, now: context.now(), leadHours: way?.leadHours });
  checkOffered(body.payment_method, view, method);
  const { delivery_method_id: _, delivery_option_id: __, ...delivered } = delivery;
  const consents = consentsOf(body.consents, consentVersions, context.now(), from);
  const { lines, sum, changes } = price(items, view.products, body.expected_sum);
  checkReady(delivery.delivery_date, lines, context.now(), view.zone);
  const promo = promoOf(
    body,
    view,
    { lines, kind, cost: way ? deliveryCost(way, roublesOf(sum)) : null },
    context.now(),
  );
  changes.push(...promo.changes);
  const forDelivery = promo.deliveryCost;
  if (body.expected_delivery_price !== undefined && body.expected_delivery_price !== forDelivery) {
    const was = body.expected_delivery_price;
    changes.push({ product_id: '', size_id: null, title: null, kind: 'delivery', was, now: forDelivery });
  }
  if (way && missingToMinimumOrder(way, roublesOf(sum)) > 0) {
    const now = way.leastOrder ?? null;
    changes.push({ product_id: '', size_id: null, title: null, kind: 'least_order', was: null, now });
  }
  if (slot === 'gone') changes.push({ product_id: '', size_id: null, title: null, kind: 'day', was: null, now: null });
  if (slot === 'gone' || changes.length > 0) throw new Refusal('cart_changed', { changes });
  const [orderId, secret] = [newId(), newOrderSecret()];
  const payable = { orderId, secret, sum: sum - promo.amount, forDelivery };
  return {
    merchantId: shop.merchantId,
    orderId,
    secret,
    idempotencyKey: body.idempotency_key,
    bodyHash: hash,
    paymentMethod: body.payment_method,
    sum,
    discounts: promo.discounts,
    deliveryInfo: {
      ...delivered,
      delivery_method: way ? methodText({ ...way, ...promo.tariff }) : delivery.delivery_method,
      delivery_kind: kind,
      ...(forDelivery === null ? {} : { delivery_price: forDelivery }),
      ...(method && body.payment_method === 'on_delivery' ? { on_receipt: method.onReceipt } : {}),
    },
    consents,
    searchText: searchTextOf(delivery),
    lines,
    slot,
    use: promo.use,
    payment: body.payment_method === 'card' ? newPayment(context, shop, view, payable, from) : null,
    source: 'shop',
    at: context.now(),
    from,
  };
}

function checkReady(day: string, lines: PricedCartLine[], now: Date, zone: ShopZone): void {
  const days = Math.max(0, ...lines.map(({ leadDays }) => leadDays));
  if (day === '' || day >= shopDayOf(new Date(now.getTime() + days * msOfDay), zone)) return;
  throw invalidField('delivery_info.delivery_date', `it takes ${days} days to make`, 'too_small');
}
