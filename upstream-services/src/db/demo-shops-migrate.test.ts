import * as api from 'shared-contracts';
import { orderToken } from '../orders/token.ts';
import { demoOf082, fillWithDemoOf082 } from '../testing/demo-of-082.ts';
import { oldSchema } from '../testing/old-schema.ts';
import { checkoutOf } from '../testing/shops.ts';
import { bringUpToDate, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
const owner = { token: '' };
const shopper = { shop: 'verbena' };

beforeAll(async () => {
  const old = await oldSchema('082-lowest-price');
  await fillWithDemoOf082(old.db);
  await bringUpToDate(old.url);
  server = await startTestServer({}, { url: old.url, drop: old.drop });
  const signedIn = await server.ok(api.authorize, { email: 'verbena@demo.local', password: 'demo-demo' });
  owner.token = signedIn.merchant_auth_token;
});
afterAll(() => server.stop());

const before = demoOf082();
const merchant_id = String(before.shop_names?.find(({ name }) => name === 'verbena')?.merchant_id);
const rowsOf = (table: string) => (before[table] ?? []).filter((row) => row.merchant_id === merchant_id);

it('shows the same products at the same prices, and counts none', async () => {
  const shown = rowsOf('products').filter(({ is_posted, deleted_at }) => is_posted && deleted_at === null);
  const { products_list: list } = await server.ok(api.listPublicProducts, { per_page: 100 }, shopper);
  expect(shown).toHaveLength(12);
  expect(list.map(({ title, price }) => [title, price]).sort()).toEqual(
    shown.map(({ title, price }) => [title, Number(price) / 100]).sort(),
  );
  expect(list.filter((product) => 'stock' in product)).toEqual([]);
  expect((await server.ok(api.listLowStock, {}, owner)).total_count).toBe(0);
});

it('has the same orders, whose pages open', async () => {
  const orders = rowsOf('orders');
  const { total_count } = await server.ok(api.listOrders, {}, owner);
  expect(total_count).toBe(orders.length);
  for (const { secret, number, sum } of orders.slice(0, 5)) {
    const order_token = orderToken(merchant_id, String(secret));
    const { order } = await server.ok(api.readOrderPageByToken, { order_token });
    expect([order.order_number, order.cart.sum]).toEqual([String(number), Number(sum) / 100]);
  }
});

it('takes orders on, cancels those of before without giving anything back, and counts from now on', async () => {
  const { products_list: list } = await server.ok(api.listPublicProducts, { per_page: 100 }, shopper);
  const roses = list.find(({ title }) => title.startsWith('Красные розы')) as api.ProductWire;
  const conditions = await server.ok(api.readDeliveryInfo, {}, shopper);
  const pickup = conditions?.deliveryMethod.find(({ kind }) => kind === 'pickup');
  const place = (quantity: number) => {
    const body = checkoutOf(roses.product_id, {
      products: [{ product_id: roses.product_id, quantity }],
      expected_sum: roses.price * quantity,
    });
    const delivery_info = { ...body.delivery_info, delivery_method_id: pickup?.id };
    return server.call(api.checkout, { ...body, delivery_info }, shopper);
  };
  expect((await place(2)).status).toBe(200);
  const stock = { kind: 'counted', left: 3 } as const;
  await server.ok(api.setStock, { product_id: roses.product_id, stock }, owner);
  const { order_id } = rowsOf('orders').find(({ status }) => status === 'created') as { order_id: string };
  await server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, owner);
  expect((await place(4)).status).toBe(409);
  expect((await place(3)).status).toBe(200);
  const { product } = await server.ok(api.readPublicProduct, { product_id: roses.product_id }, shopper);
  expect(product.stock).toEqual({ kind: 'counted', left: 0 });
});
