import * as api from 'shared-contracts';
import type { Client } from './client.ts';
import type { DemoOrder, DemoShop } from './shop.ts';
import { stableId } from './stable-id.ts';

export type BackdateOrder = (order: { orderId: string; placed: string; deliveryDate: string }) => Promise<void>;

/**
 * Places the shop's missing orders, as shoppers do, and brings each to its planned state, as the merchant does. An order that a person has already
 * brought further stays there.
 * @param products ids by key
 * @param layBack  backdates an order; without it all orders are of today
 * @returns how many orders the demo has in this shop
 */
export async function placeOrders(
  client: Client,
  shop: DemoShop,
  merchantId: string,
  products: ReadonlyMap<string, string>,
  layBack?: BackdateOrder,
): Promise<number> {
  const { orders } = await client.call(api.listOrders, { perPage: 100 });
  const there = new Map(orders.map((order) => [order.deliveryInfo.phone, order]));
  for (const plan of shop.orders) {
    const known = there.get(plan.customer.phone);
    const order = known ?? (await placeOrder(client, shop, merchantId, plan, products));
    await advance(client, order, plan);
    const { placed, inDays } = plan;
    // Orders of an earlier run are not moved again: their days count from the day of that run.
    if (layBack && placed && !known) {
      const deliveryDate = inDays === undefined ? '' : dateIn(inDays);
      await layBack({ orderId: order.id, placed: `${dateIn(-placed.daysAgo)} ${placed.at}`, deliveryDate });
    }
  }
  return shop.orders.length;
}

async function placeOrder(
  client: Client,
  shop: DemoShop,
  merchantId: string,
  plan: DemoOrder,
  products: ReadonlyMap<string, string>,
): Promise<api.Order> {
  const request = requestOf(shop, plan, products, stableId(merchantId, plan.customer.phone));
  if (plan.byHand) return client.call(api.placeByHand, byHandOf(request, plan.byHand));
  const { orderId } = await client.call(api.checkout, { merchantName: shop.account.merchantName, ...request });
  return client.call(api.readMerchantOrder, { orderId });
}

function requestOf(
  shop: DemoShop,
  plan: DemoOrder,
  products: ReadonlyMap<string, string>,
  idempotencyKey: string,
): api.CheckoutRequest {
  const { customer, recipient, sizes = {} } = plan;
  const goods = Object.entries(plan.goods);
  const price = (key: string): number => {
    const product = shop.products.find((one) => one.key === key);
    if (!product) return 0;
    const size = product.sizes?.find(({ id }) => id === sizes[key]) ?? null;
    return api.costOf({ price: product.price, sale: product.sale ?? null }, size).price;
  };
  return {
    idempotency_key: idempotencyKey,
    products: goods.map(([product, count]) => ({
      product_id: products.get(product) ?? '',
      quantity: count,
      size_id: sizes[product] ?? null,
      price: price(product),
    })),
    delivery_info: {
      name: customer.name,
      contact_phone_number: customer.phone,
      email: customer.email ?? '',
      prefered_contact_method: customer.contact,
      delivery_for_another: recipient !== undefined,
      recipient: recipient ?? null,
      ...(plan.secret ? { do_not_call: true, anonymous: true } : {}),
      delivery_method_id: shop.delivery.deliveryMethods[plan.delivery ?? 0]?.id,
      delivery_address: plan.address,
      // The checkout refuses past days; the real one is written when the order is backdated.
      delivery_date: plan.inDays === undefined ? '' : dateIn(Math.max(0, plan.inDays)),
      delivery_interval: plan.interval ?? '',
      card_text: plan.cardText ?? '',
      comment: plan.comment ?? '',
    },
    payment_method: plan.onReceipt ? 'on_delivery' : 'p2p',
    expected_sum: goods.reduce((sum, [product, count]) => sum + price(product) * count, 0),
    consents: { offer: api.consentVersions.offer, personal_data: api.consentVersions.personal_data },
  };
}

const byHandOf = (
  { idempotency_key, products, delivery_info, payment_method }: api.CheckoutRequest,
  freeLine: NonNullable<DemoOrder['byHand']>,
): api.ByHandRequest => ({
  idempotency_key,
  lines: [
    ...products.map(({ product_id, size_id = null, quantity, price = 0 }) => ({
      kind: 'product' as const,
      product_id,
      size_id,
      quantity,
      price,
    })),
    { kind: 'free', ...freeLine, quantity: 1 },
  ],
  delivery_info: { ...delivery_info, delivery_price: null },
  discount: null,
  payment_method,
});

async function takeOff(client: Client, { id: orderId }: api.Order, amount: number): Promise<void> {
  const order = await client.call(api.readMerchantOrder, { orderId });
  if (order.version > 1 || !api.isEditable(order)) return;
  const { deliveryInfo: info, basket } = order;
  await client.call(api.editOrder, {
    orderId,
    version: order.version,
    idempotency_key: stableId(orderId, 'discount'),
    lines: basket.goods.map(({ line, count }, index) => ({
      kind: 'kept' as const,
      line: line ?? index,
      quantity: count,
    })),
    delivery_info: {
      name: info.name,
      contact_phone_number: info.phone,
      email: info.email,
      prefered_contact_method: info.preferredContactMethod as 'phone',
      delivery_for_another: info.forAnother,
      recipient: info.recipient,
      delivery_method: info.deliveryMethod,
      delivery_address: info.address,
      delivery_date: info.deliveryDate,
      delivery_interval: info.deliveryInterval,
      card_text: info.cardText,
      comment: info.comment,
      delivery_price: info.deliveryPrice,
    },
    discount: { title: '', amount },
  });
}

const dateIn = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(Date.now() + days * 86_400_000);

async function advance(client: Client, order: api.Order, plan: DemoOrder): Promise<void> {
  const orderId = order.id;
  if (plan.reported && order.status === 'created' && !order.paymentReported) {
    await client.call(api.reportPayment, { token: tokenOf(order) });
  }
  if (plan.note && !order.note) await client.call(api.setOrderNote, { orderId, note: plan.note });
  const ahead = movesAhead(order, plan);
  for (const status of ahead.slice(0, 1)) await client.call(api.setOrderStatus, { orderId, status });
  if (order.paymentState === 'pending' && plan.payment !== 'pending') {
    const now = await client.call(api.readMerchantOrder, { orderId });
    if (now.paymentState !== plan.payment) await client.call(api.setPaymentState, { orderId, state: plan.payment });
  }
  if (plan.discount) await takeOff(client, order, plan.discount);
  for (const status of ahead.slice(1)) await client.call(api.setOrderStatus, { orderId, status });
}

const tokenOf = (order: api.Order): string => order.uri.split('/').at(-1) ?? '';

function movesAhead(order: api.Order, plan: DemoOrder): api.Order['status'][] {
  if (order.status === 'canceled') return [];
  if (plan.status === 'canceled') return order.status === 'created' ? ['canceled'] : [];
  return api.orderStatuses.slice(
    api.orderStatuses.indexOf(order.status) + 1,
    api.orderStatuses.indexOf(plan.status) + 1,
  );
}
