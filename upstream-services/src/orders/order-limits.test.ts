import { type CheckoutRequest, checkout, readOrderPageByToken, reportPayment } from 'shared-contracts';
import { checkoutOf, newMerchant, newProduct, type TestMerchant } from '../testing/shops.ts';
import { type TestServer, withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
let few: TestServer;
let shop: TestMerchant;
let product: string;

beforeAll(async () => {
  few = await server.another({
    limits: {
      ...server.context.limits,
      ordersByPhoneFromNetwork: { most: 2, window: 600 },
      ordersByPhone: { most: 3, window: 600 },
      ordersAtShopFromNetwork: { most: 4, window: 60 },
    },
  });
  shop = await newMerchant(server);
  product = await newProduct(server, shop);
});

const orderOf = (phone: string): CheckoutRequest => {
  const order = checkoutOf(product);
  return { ...order, delivery_info: { ...order.delivery_info, contact_phone_number: phone } };
};
const place = (order: CheckoutRequest) => few.call(checkout, order, shop.shopper);

it('takes so many orders of one phone, then of one network, and says when to come again', async () => {
  const first = orderOf('+79990000001');
  expect([(await place(first)).status, (await place(orderOf('8 999 000-00-01'))).status]).toEqual([200, 200]);
  const { status, problem } = await place(orderOf('+79990000001'));
  expect([status, problem.code]).toEqual([429, 'rate_limited']);
  expect(problem.retryAfter).toBeGreaterThan(500);
  // What was placed already is answered again, and counts nowhere.
  expect((await place(first)).status).toBe(200);
  expect((await place(orderOf('+79990000002'))).status).toBe(200);
  expect((await place(orderOf('+79990000003'))).status).toBe(200);
  expect((await place(orderOf('+79990000004'))).status).toBe(429);
});

it('a stranger does not use up the orders of somebody’s phone number, from however many networks there is an end', async () => {
  const other = await newMerchant(server);
  const theirs = checkoutOf(await newProduct(server, other));
  const from = async (address: string) => {
    const call = { ...theirs, idempotency_key: crypto.randomUUID() };
    return (await few.call(checkout, call, { ...other.shopper, address })).status;
  };
  expect([await from('203.0.113.21'), await from('203.0.113.21'), await from('203.0.113.21')]).toEqual([200, 200, 429]);
  expect([await from('198.51.100.7'), await from('192.0.2.5')]).toEqual([200, 429]);
});

it('a network that has ordered its fill at one shop still orders at another', async () => {
  const address = '203.0.113.9';
  const other = await newMerchant(server);
  const theirs = checkoutOf(await newProduct(server, other));
  for (const last of [1, 2, 3, 4]) {
    const { status } = await few.call(checkout, orderOf(`+7999000010${last}`), { ...shop.shopper, address });
    expect(status).toBe(200);
  }
  expect((await few.call(checkout, orderOf('+79990000105'), { ...shop.shopper, address })).status).toBe(429);
  expect((await few.call(checkout, theirs, { ...other.shopper, address })).status).toBe(200);
});

it('hears of a payment five times, of positive sums, and names the limit', async () => {
  const { order_token } = await server.ok(checkout, orderOf('+79990000009'), shop.shopper);
  const report = (sum: number) => server.call(reportPayment, { order_token, sum });
  expect((await report(0)).problem.errors?.map(({ path }) => path)).toEqual(['sum']);
  for (const sum of [0.01, 0.02, 0.03, 0.04, 0.05]) expect((await report(sum)).status).toBe(200);
  const { status, problem } = await report(0.06);
  expect([status, problem.code]).toEqual([409, 'report_limit']);
  const { history } = await server.ok(readOrderPageByToken, { order_token });
  expect(history.filter(({ kind }) => kind === 'payment_reported')).toHaveLength(5);
});
