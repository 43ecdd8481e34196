import * as api from 'shared-contracts';
import { byHandOf, editOf, keptLines } from '../testing/by-hand.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { newProduct } from '../testing/shops.ts';
import { cancelUnconfirmed } from './unconfirmed.ts';

const noon = Date.parse('2026-11-25T09:00:00Z');
let now = noon;
const { server, shop } = withFreshShop({ now: () => new Date(now) });
const day = 86_400_000;

beforeEach(() => {
  now = noon;
});

async function ordered(payment_method: 'card' | 'p2p' = 'card', left = 3) {
  const product = await newProduct(server, shop);
  await server.ok(api.setStock, { product_id: product, stock: { kind: 'counted', left } }, shop.owner);
  const { order } = await server.ok(api.placeByHand, byHandOf(product, { payment_method: 'p2p' }), shop.owner);
  await server.context.db
    .updateTable('orders')
    .set({ payment_method })
    .where('order_id', '=', order.order_id)
    .execute();
  return { product, order_id: order.order_id, order_token: order.uri.split('/').at(-1) ?? '' };
}
const leftOf = async (id: string) => {
  const { products } = await server.ok(api.productsByIds, { ids: [id] }, shop.owner);
  return api.remainingStockOf(api.parseProduct(products[0]), null);
};
const statusOf = async (order_id: string) =>
  (await server.ok(api.readMerchantOrder, { order_id }, shop.owner)).order.status;

it('a card order that nobody confirms is canceled after three days, gives its goods back, and says why', async () => {
  const { product, order_id, order_token } = await ordered();
  now = noon + 3 * day - 1;
  await cancelUnconfirmed(server.context);
  expect([await statusOf(order_id), await leftOf(product)]).toEqual(['created', 2]);
  now = noon + 3 * day + 1;
  await Promise.all([cancelUnconfirmed(server.context), cancelUnconfirmed(server.context)]);
  expect([await statusOf(order_id), await leftOf(product)]).toEqual(['canceled', 3]);
  const page = await server.ok(api.readOrderPageByToken, { order_token });
  expect(page.order.cancel_reason).toBe('Заказ не подтвердили за три дня');
  const { history } = await server.ok(api.readOrderHistory, { order_id }, shop.owner);
  expect(history.at(-1)).toMatchObject({ actor: 'system', kind: 'status', to: 'canceled' });
});

it('an edit gives its buyer three days anew', async () => {
  const { order_id } = await ordered();
  now = noon + 2 * day;
  const { order } = await server.ok(api.readMerchantOrder, { order_id }, shop.owner);
  const body = editOf(order, { lines: keptLines(order).slice(0, 1) });
  const delivery_info = { ...body.delivery_info, email: 'anna@example.ru' };
  await server.ok(api.editOrder, { ...body, delivery_info }, shop.owner);
  now = noon + 5 * day - 1;
  await cancelUnconfirmed(server.context);
  expect(await statusOf(order_id)).toBe('created');
  now = noon + 5 * day + 1;
  await cancelUnconfirmed(server.context);
  expect(await statusOf(order_id)).toBe('canceled');
});

it('what it held is on sale again at once for who looks at the shop', async () => {
  const { product } = await ordered('card', 1);
  const seen = async () => {
    const { product: shown } = await server.ok(api.readPublicProduct, { product_id: product }, shop.shopper);
    return shown.stock;
  };
  expect(await seen()).toEqual({ kind: 'counted', left: 0 });
  now = noon + 4 * day;
  await cancelUnconfirmed(server.context);
  expect(await seen()).toEqual({ kind: 'counted', left: 1 });
});

it('one that cannot be canceled keeps no other from being canceled', async () => {
  const orders = [await ordered(), await ordered()];
  now = noon + 4 * day;
  const { context } = server;
  const fail = () => {
    throw new Error('not told');
  };
  await cancelUnconfirmed({ ...context, live: { ...context.live, order: fail } });
  expect(await Promise.all(orders.map(({ order_id }) => statusOf(order_id)))).toEqual(['canceled', 'canceled']);
});

it('one that is confirmed, accepted, or paid by transfer stays', async () => {
  const confirmed = await ordered();
  await server.ok(
    api.confirmOrder,
    { order_token: confirmed.order_token, consents: { offer: '1', personal_data: '1' } },
    {},
  );
  const accepted = await ordered();
  await server.ok(api.setOrderStatus, { order_id: accepted.order_id, status: 'accepted' }, shop.owner);
  const byTransfer = await ordered('p2p');
  now = noon + 4 * day;
  await cancelUnconfirmed(server.context);
  expect(await statusOf(confirmed.order_id)).toBe('created');
  expect(await statusOf(accepted.order_id)).toBe('accepted');
  expect(await statusOf(byTransfer.order_id)).toBe('created');
});
