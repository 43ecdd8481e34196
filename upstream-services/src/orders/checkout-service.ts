import { createHash } from 'node:crypto';
import {
  type checkoutRequest,
  consentVersions,
  type DeliveryMethod,
  deliveryCost,
  kindOfText,
  type LiveOrderWire,
  methodOfText,
  readMethods,
  roublesOf,
  shopDayOf,
  textOfMethod,
} from 'shared-contracts';
import type { z } from 'zod';
import { newId } from '../common/ids.ts';
import { orderLink } from '../common/links.ts';
import { invalidField, Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { brokenUnique } from '../db/errors.ts';
import { searchable } from '../db/search.ts';
import { inTransaction, lockShop, type Trx } from '../db/transaction.ts';
import type { Origin } from '../http/bind.ts';
import { countTry, networkOf } from '../limits/index.ts';
import { consentsOf } from '../merchants/index.ts';
import type { ShopView } from '../shop-cache/index.ts';
import { type CartItem, merged, price } from './cart.ts';
import { checkOffered, newPayment, paymentOf } from './checkout-payment.ts';
import {
  type CheckoutView,
  type EarlierOrder,
  type NewOrder,
  placeOrder,
  readForCheckout,
} from './checkout-repository.ts';
import { newOrderSecret, orderToken } from './token.ts';

type Body = z.output<typeof checkoutRequest>;

/** How often a checkout tries without a lock; then it takes the shop's lock first, and nothing comes in between. */
const optimisticTries = 3;

/** SHA-256 of what was ordered, however it was spelled: fields in one order, equal goods together, unknown fields gone. */
function hashOf({ idempotency_key: _, products: __, ...rest }: Body, items: CartItem[]): Buffer {
  const canonical = JSON.stringify({ ...rest, items }, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(canonical).digest();
}

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
  const items = merged(body.products);
  const hash = hashOf(body, items);
  const ids = [...new Set(items.map((item) => item.product_id))];
  let fresh: LiveOrderWire | undefined;
  let counted = false;
  /** One try: looks, checks, places. Null where the shop has changed, or the key was used, in between. */
  const attempt = async (db: Database) => {
    const view = await readForCheckout(db, shop.merchantId, body.idempotency_key, ids);
    if (view.earlier) return repeated(view.earlier, hash);
    const order = newOrder(context, shop, body, items, view, hash, from);
    if (!counted) await countOrder(context, shop, body, from);
    counted = true;
    const number = await placeOrder(db, order, view.revision);
    if (number === null) return null;
    fresh = { order_id: order.orderId, order_number: String(number), change: 'placed' };
    const { orderId: order_id, secret, paymentMethod: payment_method } = order;
    return { order_id, number, secret, payment_method };
  };
  const locked = (trx: Trx) => lockShop(trx, shop.merchantId).then(() => attempt(trx));
  for (let tries = 1; ; tries++) {
    const trying = tries <= optimisticTries ? attempt(context.db) : inTransaction(context, locked);
    const placed = await trying.catch((error: unknown) => {
      // Another call with this key was quicker: the next look finds its order.
      if (brokenUnique(error) === 'orders_idempotency') return null;
      throw error;
    });
    if (!placed) continue;
    if (fresh) context.live.order(shop.merchantId, fresh);
    return answerOf(context, shop, placed);
  }
}

/** Counts an order that is new and could be placed, by who orders where. */
const countOrder = (context: AppContext, { merchantId }: ShopView, { delivery_info: delivery }: Body, from: Origin) =>
  countTry(
    context,
    ['ordersByPhone', `${merchantId} ${delivery.contact_phone_number}`],
    ['ordersAtShopFromNetwork', `${merchantId} ${networkOf(from.address)}`],
    ['ordersFromNetwork', from.address],
  );

function repeated(earlier: EarlierOrder, hash: Buffer): Placed {
  if (earlier.body_hash !== hash.toString('hex')) throw new Refusal('idempotency_conflict');
  return earlier;
}

/** Checks the body against the shop as it is, and makes the order out of both. */
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
  const method = chosenMethod(delivery, view);
  const kind = method?.kind ?? kindOfText(delivery.delivery_method);
  if (view.show_address && delivery.delivery_address === '' && kind !== 'pickup') {
    throw invalidField('delivery_info.delivery_address', 'this shop asks for an address', 'too_small');
  }
  if (delivery.delivery_date !== '' && delivery.delivery_date < shopDayOf(context.now())) {
    throw invalidField('delivery_info.delivery_date', 'this day has passed where the shop is', 'too_small');
  }
  checkOffered(body.payment_method, view, method);
  const { delivery_method_id: _, ...delivered } = delivery;
  const consents = consentsOf(body.consents, consentVersions, context.now(), from);
  const { lines, sum, changes } = price(items, view.products, body.expected_sum);
  const forDelivery = method ? deliveryCost(method, roublesOf(sum)) : null;
  if (body.expected_delivery_price !== undefined && body.expected_delivery_price !== forDelivery) {
    const was = body.expected_delivery_price;
    changes.push({ product_id: '', size_id: null, title: null, kind: 'delivery', was, now: forDelivery });
  }
  if (changes.length > 0) throw new Refusal('cart_changed', { changes });
  const [orderId, secret] = [newId(), newOrderSecret()];
  const payable = { orderId, secret, sum, forDelivery };
  return {
    merchantId: shop.merchantId,
    orderId,
    secret,
    idempotencyKey: body.idempotency_key,
    bodyHash: hash,
    paymentMethod: body.payment_method,
    sum,
    deliveryInfo: {
      ...delivered,
      // How the order is paid, it says itself.
      delivery_method: method ? textOfMethod({ ...method, onReceipt: [] }) : delivery.delivery_method,
      delivery_kind: kind,
      ...(forDelivery === null ? {} : { delivery_price: forDelivery }),
      ...(method && body.payment_method === 'on_delivery' ? { on_receipt: method.onReceipt } : {}),
    },
    consents,
    searchText: searchable(
      delivery.name,
      delivery.contact_phone_number,
      delivery.email,
      delivery.recipient?.name,
      delivery.recipient?.phone,
      delivery.delivery_address,
    ),
    lines,
    payment: body.payment_method === 'card' ? newPayment(context, shop, view, payable, from) : null,
    at: context.now(),
    from,
  };
}

/** The shop's method that was chosen; whoever sends another text does not set the price. */
function chosenMethod(
  chosen: Pick<Body['delivery_info'], 'delivery_method' | 'delivery_method_id'>,
  view: CheckoutView,
): DeliveryMethod | undefined {
  const methods = readMethods(view.delivery_methods);
  if (chosen.delivery_method_id) return methods.find(({ id }) => id === chosen.delivery_method_id);
  // Read and written as the shop's own are: a page from before there were fields sends the merchant's words.
  const text = textOfMethod(methodOfText(chosen.delivery_method));
  return methods.find((method) => textOfMethod(method) === text);
}
