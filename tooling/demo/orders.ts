import * as api from 'shared-contracts';
import type { Client } from './client.ts';
import type { DemoOrder, DemoShop } from './shop.ts';
import { stableId } from './stable-id.ts';

/**
 * Places the shop's orders that are missing, as shoppers do, and brings each to its state, as the merchant does. An order that is
 * farther than planned stays where a person has brought it.
 * @param products ids by key
 * @returns how many orders the demo has in this shop
 */
export async function placeOrders(
  client: Client,
  shop: DemoShop,
  merchantId: string,
  products: ReadonlyMap<string, string>,
): Promise<number> {
  const { orders } = await client.call(api.listOrders, { perPage: 100 });
  const there = new Map(orders.map((order) => [order.deliveryInfo.phone, order]));
  for (const plan of shop.orders) {
    const order = there.get(plan.customer.phone) ?? (await place(client, shop, merchantId, plan, products));
    await advance(client, order, plan);
  }
  return shop.orders.length;
}

async function place(
  client: Client,
  shop: DemoShop,
  merchantId: string,
  plan: DemoOrder,
  products: ReadonlyMap<string, string>,
): Promise<api.Order> {
  const request = requestOf(shop, plan, products, stableId(merchantId, plan.customer.phone));
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
  const price = (key: string) => shop.products.find((product) => product.key === key)?.price ?? 0;
  return {
    idempotency_key: idempotencyKey,
    products: goods.map(([product, count]) => ({
      product_id: products.get(product) ?? '',
      quantity: count,
      size_id: sizes[product] ?? null,
    })),
    delivery_info: {
      name: customer.name,
      contact_phone_number: customer.phone,
      email: customer.email ?? '',
      prefered_contact_method: customer.contact,
      delivery_for_another: recipient !== undefined,
      recipient: recipient ?? null,
      delivery_method_id: shop.delivery.deliveryMethods[plan.delivery ?? 0]?.id,
      delivery_address: plan.address,
      delivery_date: plan.inDays === undefined ? '' : dateIn(plan.inDays),
      delivery_interval: plan.interval ?? '',
      card_text: plan.cardText ?? '',
      comment: plan.comment ?? '',
    },
    payment_method: plan.onReceipt ? 'on_delivery' : 'p2p',
    expected_sum: goods.reduce((sum, [product, count]) => sum + price(product) * count, 0),
    consents: { offer: api.consentVersions.offer, personal_data: api.consentVersions.personal_data },
  };
}

/** The date in so many days, as the shop's calendar has it (decision 5.2). */
const dateIn = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(Date.now() + days * 86_400_000);

/** Merchant's moves up to the planned state: acceptance, then the money, then the rest of the way. */
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
  for (const status of ahead.slice(1)) await client.call(api.setOrderStatus, { orderId, status });
}

/** An order's address ends with its token. */
const tokenOf = (order: api.Order): string => order.uri.split('/').at(-1) ?? '';

function movesAhead(order: api.Order, plan: DemoOrder): api.Order['status'][] {
  if (order.status === 'canceled') return [];
  if (plan.status === 'canceled') return order.status === 'created' ? ['canceled'] : [];
  return api.orderStatuses.slice(
    api.orderStatuses.indexOf(order.status) + 1,
    api.orderStatuses.indexOf(plan.status) + 1,
  );
}
