import {
  type CartChangeWire,
  type checkoutRequest,
  consentVersions,
  deliveryCost,
  deliveryMethodText,
  detectDeliveryKind,
  missingToMinimumOrder,
  msOfDay,
  resolveDeliveryMethod,
  roublesOf,
  type ShopZone,
  shopDayOf,
} from 'shared-contracts';
import type { z } from 'zod';
import { newId } from '../common/ids.ts';
import { invalidField, Refusal } from '../common/refusal.ts';
import type { Call } from '../http/bind.ts';
import { consentsOf } from '../merchants/index.ts';
import { type CartItem, type PricedCartLine, priceCart } from './cart.ts';
import { checkOffered, newPayment } from './checkout-payment.ts';
import type { CheckoutData, NewOrder } from './checkout-repository.ts';
import { chosenMethod } from './chosen-method.ts';
import { promoOf } from './promo/of-order.ts';
import { resolveDeliveryInterval } from './resolve-delivery-interval.ts';
import { searchTextOf } from './search-text.ts';
import { newOrderSecret } from './token.ts';

export type CheckoutCall = Call<z.output<typeof checkoutRequest>, 'merchantName'>;

function checkReady(day: string, lines: PricedCartLine[], now: Date, zone: ShopZone): void {
  const days = Math.max(0, ...lines.map(({ leadDays }) => leadDays));
  if (day === '' || day >= shopDayOf(new Date(now.getTime() + days * msOfDay), zone)) return;
  throw invalidField('delivery_info.delivery_date', `it takes ${days} days to make`, 'too_small');
}

function deliveryIn({ context, body }: CheckoutCall, view: CheckoutData) {
  const { delivery_info: delivery } = body;
  const method = chosenMethod(delivery, view.delivery_methods);
  const kind = method?.kind ?? detectDeliveryKind(delivery.delivery_method);
  if (view.show_address && delivery.delivery_address === '' && kind !== 'pickup') {
    throw invalidField('delivery_info.delivery_address', 'this shop asks for an address', 'too_small');
  }
  const resolvedMethod = method && resolveDeliveryMethod(method, delivery.delivery_option_id);
  const interval = resolveDeliveryInterval(delivery, view, {
    kind,
    now: context.now(),
    leadHours: resolvedMethod?.leadHours,
  });
  return { method, kind, resolvedMethod, interval };
}

function deliveryChanges(
  { resolvedMethod, interval }: Pick<ReturnType<typeof deliveryIn>, 'resolvedMethod' | 'interval'>,
  sum: number,
  price: { was: number | undefined; now: number | null },
): CartChangeWire[] {
  const about = { product_id: '', size_id: null, title: null, was: null, now: null };
  const { was, now } = price;
  return [
    ...(was !== undefined && was !== now ? [{ ...about, kind: 'delivery' as const, was, now }] : []),
    ...(resolvedMethod && missingToMinimumOrder(resolvedMethod, roublesOf(sum)) > 0
      ? [{ ...about, kind: 'least_order' as const, now: resolvedMethod.leastOrder ?? null }]
      : []),
    ...(interval === 'gone' ? [{ ...about, kind: 'day' as const }] : []),
  ];
}

/** @throws Refusal shop_not_found, shop_stopped, cart_changed with the changes, consent_outdated, validation_failed */
export function newOrder(call: CheckoutCall, items: CartItem[], view: CheckoutData, hash: Buffer): NewOrder {
  const { context, shop, body, from } = call;
  if (view.visibility !== 'published') throw new Refusal('shop_not_found');
  if (!view.is_active) throw new Refusal('shop_stopped');
  const { method, kind, resolvedMethod, interval } = deliveryIn(call, view);
  checkOffered(body.payment_method, view, method);
  const { delivery_method_id: _, delivery_option_id: __, ...delivery } = body.delivery_info;
  const consents = consentsOf(body.consents, consentVersions, context.now(), from);
  const { lines, sum, changes: goodsChanges } = priceCart(items, view.products, body.expected_sum);
  checkReady(delivery.delivery_date, lines, context.now(), view.zone);
  const cost = resolvedMethod ? deliveryCost(resolvedMethod, roublesOf(sum)) : null;
  const promo = promoOf(body, view, { lines, kind, cost }, context.now());
  const price = { was: body.expected_delivery_price, now: promo.deliveryCost };
  const changes = [...goodsChanges, ...promo.changes, ...deliveryChanges({ resolvedMethod, interval }, sum, price)];
  if (interval === 'gone' || changes.length > 0) throw new Refusal('cart_changed', { changes });
  // A buyer's own text could name a method of the shop without its price and its least order.
  if (!method && view.delivery_methods.length > 0) {
    throw invalidField('delivery_info.delivery_method_id', 'the shop has no such method', 'invalid_value');
  }
  const [orderId, secret] = [newId(), newOrderSecret()];
  const payable = { orderId, secret, sum: sum - promo.amount, forDelivery: promo.deliveryCost };
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
      ...delivery,
      delivery_method: resolvedMethod
        ? deliveryMethodText({ ...resolvedMethod, ...promo.tariff })
        : delivery.delivery_method,
      delivery_kind: kind,
      ...(promo.deliveryCost === null ? {} : { delivery_price: promo.deliveryCost }),
      ...(method && body.payment_method === 'on_delivery' ? { on_receipt: method.onReceipt } : {}),
    },
    consents,
    searchText: searchTextOf(body.delivery_info),
    lines,
    interval,
    use: promo.use,
    payment: body.payment_method === 'card' ? newPayment(context, shop, view, payable, from) : null,
    source: 'shop',
    at: context.now(),
    from,
  };
}
