import * as api from 'shared-contracts';
import { checkoutOf, newMerchant, newProduct } from '../testing/shops.ts';
import { type TestServer, withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
const withGroups = (groups: readonly api.Group[]): Promise<TestServer> =>
  server.another({ config: { ...server.context.config, groups } });

it('a process of one group answers its calls whole, and takes those of others for calls that are not there', async () => {
  const orders = await withGroups(['orders']);
  const others = await withGroups(api.operationGroups.filter((group) => group !== 'orders'));
  const merchant = await newMerchant(others);
  const product = await newProduct(others, merchant);
  const { order_id } = await orders.ok(api.checkout, checkoutOf(product), merchant.shopper);
  const { orders: listed } = await orders.ok(api.listOrders, { by_order_ids: [order_id] }, merchant.owner);
  expect(listed.map((order) => order.order_id)).toEqual([order_id]);

  const missing = [
    await orders.call(api.listPublicCategories, {}, merchant.shopper),
    await orders.send('/v1/content/file/pictures/a.webp'),
    await others.call(api.checkout, checkoutOf(product), merchant.shopper),
    await others.send(api.orderEventsPath),
  ];
  for (const answer of missing) expect(answer.status).toBe(404);
  expect((await orders.refused(api.listPublicCategories.path)).problem).toMatchObject({
    status: 404,
    code: 'not_found',
  });
  for (const each of [orders, others]) expect((await each.send('/readyz')).status).toBe(200);
});
