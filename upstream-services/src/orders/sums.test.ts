import { checkout, readOrderSums, setDeliveryPrice, setOrderStatus, setPaymentState } from 'shared-contracts';
import { checkoutOf, newMerchant, newOrder, newProduct, type TestMerchant } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

let now = new Date('2026-06-14T21:15:00.000Z');
const server = withTestServer({ now: () => now });

async function orderAt(merchant: TestMerchant, product: string, moment: string, quantity = 1): Promise<string> {
  const earlier = now;
  now = new Date(moment);
  const body = checkoutOf(product, { products: [{ product_id: product, quantity }], expected_sum: 100 * quantity });
  const { order_id } = await server.ok(checkout, body, merchant.shopper);
  now = earlier;
  return order_id;
}

it('sums the orders of each day of the shop, whose days begin in Moscow', async () => {
  const merchant = await newMerchant(server);
  const product = await newProduct(server, merchant);
  await orderAt(merchant, product, '2026-06-14T20:59:59.000Z', 2);
  await orderAt(merchant, product, '2026-06-14T21:00:00.000Z', 3);
  await orderAt(merchant, product, '2026-06-12T20:59:59.000Z', 9);
  const { zone, days } = await server.ok(readOrderSums, { days: 3 }, merchant.owner);
  expect(zone).toBe('Europe/Moscow');
  expect(days).toEqual([
    { date: '2026-06-13', count: 0, sum: 0, paid: 0 },
    { date: '2026-06-14', count: 1, sum: 200, paid: 0 },
    { date: '2026-06-15', count: 1, sum: 300, paid: 0 },
  ]);
});

it('leaves canceled orders out, takes the delivery in, and tells what is paid and kept', async () => {
  const merchant = await newMerchant(server);
  const product = await newProduct(server, merchant);
  const moment = '2026-06-14T21:05:00.000Z';
  const [canceled, paid, refunded] = [
    await orderAt(merchant, product, moment),
    await orderAt(merchant, product, moment, 2),
    await orderAt(merchant, product, moment, 4),
  ];
  await server.ok(setOrderStatus, { order_id: canceled, status: 'canceled' }, merchant.owner);
  await server.ok(setDeliveryPrice, { order_id: paid, price: 350.5 }, merchant.owner);
  await server.ok(setPaymentState, { order_id: paid, state: 'succeeded' }, merchant.owner);
  await server.ok(setPaymentState, { order_id: refunded, state: 'succeeded' }, merchant.owner);
  await server.ok(setPaymentState, { order_id: refunded, state: 'refunded' }, merchant.owner);
  const { days } = await server.ok(readOrderSums, { days: 1 }, merchant.owner);
  expect(days).toEqual([{ date: '2026-06-15', count: 2, sum: 950.5, paid: 550.5 }]);
});

it('counts an order whatever step it has reached, and leaves it out once it is canceled', async () => {
  const merchant = await newMerchant(server);
  const product = await newProduct(server, merchant);
  const id = await orderAt(merchant, product, '2026-06-14T21:05:00.000Z');
  const today = async () => (await server.ok(readOrderSums, { days: 1 }, merchant.owner)).days;
  expect(await today()).toEqual([{ date: '2026-06-15', count: 1, sum: 100, paid: 0 }]);
  for (const status of ['accepted', 'assembling', 'delivering', 'completed'] as const) {
    await server.ok(setOrderStatus, { order_id: id, status }, merchant.owner);
    expect([status, await today()]).toEqual([status, [{ date: '2026-06-15', count: 1, sum: 100, paid: 0 }]]);
  }
  const other = await orderAt(merchant, product, '2026-06-14T21:05:00.000Z');
  for (const status of ['accepted', 'assembling', 'delivering', 'canceled'] as const) {
    await server.ok(setOrderStatus, { order_id: other, status }, merchant.owner);
  }
  expect(await today()).toEqual([{ date: '2026-06-15', count: 1, sum: 100, paid: 0 }]);
});

it('has thirty days unless asked otherwise, and nothing of other merchants', async () => {
  await newOrder(server);
  const merchant = await newMerchant(server);
  const { days } = await server.ok(readOrderSums, {}, merchant.owner);
  expect(days).toHaveLength(30);
  expect(days.every(({ count, sum }) => count === 0 && sum === 0)).toBe(true);
  expect((await server.call(readOrderSums, { days: 0 }, merchant.owner)).status).toBe(400);
  expect((await server.call(readOrderSums, {}, {})).status).toBe(401);
});
