import { checkout, listOrders, readMerchantOrder } from 'shared-contracts';
import type { TestDatabase } from 'tooling/postgres';
import { environment, freePort, ready, spawnService, temporaryFolder } from '../testing/service-process.ts';
import { checkoutOf, newMerchant, newProduct } from '../testing/shops.ts';
import { createSchema } from '../testing/test-server.ts';

let database: TestDatabase;
const folder = temporaryFolder();
beforeAll(async () => {
  database = await createSchema();
});
afterAll(() => database.drop());

it('after kill -9 during two hundred checkouts and a restart, every acknowledged order is there once and whole', async () => {
  const env = environment(database.url, folder, await freePort());
  const first = await ready(spawnService(env));
  const merchant = await newMerchant(first);
  const [roses, vase] = [await newProduct(first, merchant), await newProduct(first, merchant, { price: 20.5 })];
  const bodies = Array.from({ length: 200 }, () =>
    checkoutOf(roses, {
      products: [
        { product_id: roses, quantity: 2 },
        { product_id: vase, quantity: 1 },
      ],
      expected_sum: 220.5,
    }),
  );
  const acknowledged = new Map<string, string>();
  let sent = 0;
  const shopper = async () => {
    for (let body = bodies[sent++]; body; body = bodies[sent++]) {
      const answer = await first.call(checkout, body, merchant.shopper).catch(() => undefined);
      if (answer?.status === 200) acknowledged.set(body.idempotency_key, answer.body.order_id);
      // In the thick of it: other checkouts are under way.
      if (acknowledged.size === 60) first.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 16 }, shopper));
  expect(await first.ended).toEqual({ code: null, signal: 'SIGKILL' });
  expect(acknowledged.size).toBeGreaterThanOrEqual(60);
  expect(acknowledged.size).toBeLessThan(200);

  const second = await ready(spawnService(env));
  for (const order_id of acknowledged.values()) {
    const { order } = await second.ok(readMerchantOrder, { order_id }, merchant.owner);
    const goods = order.cart.products_info.map(({ id, quantity }) => `${id} ${quantity}`).sort();
    expect([order.cart.sum, order.status, goods]).toEqual([220.5, 'created', [`${roses} 2`, `${vase} 1`].sort()]);
  }
  // Shoppers whose answer was lost try again with the same key: what was placed is not placed twice.
  const ids = await Promise.all(
    bodies.map(async (body) => (await second.ok(checkout, body, merchant.shopper)).order_id),
  );
  for (const [index, body] of bodies.entries()) {
    expect(acknowledged.get(body.idempotency_key) ?? ids[index]).toBe(ids[index]);
  }
  const { total_count } = await second.ok(listOrders, {}, merchant.owner);
  expect([total_count, new Set(ids).size]).toEqual([200, 200]);
  second.child.kill('SIGTERM');
  expect(await second.ended).toEqual({ code: 0, signal: null });
});
