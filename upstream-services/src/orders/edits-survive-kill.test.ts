import * as api from 'shared-contracts';
import type { TestDatabase } from 'tooling/postgres';
import { editOf } from '../testing/by-hand.ts';
import { environment, freePort, ready, spawnService, temporaryFolder } from '../testing/service-process.ts';
import { checkoutOf, newMerchant, newProduct } from '../testing/shops.ts';
import { createSchema } from '../testing/test-server.ts';

let database: TestDatabase;
const folder = temporaryFolder();
beforeAll(async () => {
  database = await createSchema();
});
afterAll(() => database.drop());

it('after kill -9 amid checkouts and edits, pieces, sums and versions fit, and an edit whose answer was lost is made once', async () => {
  const env = environment(database.url, folder, await freePort());
  const first = await ready(spawnService(env));
  const merchant = await newMerchant(first);
  const product_id = await newProduct(first, merchant);
  const there = 200;
  await first.ok(api.setStock, { product_id, stock: { kind: 'counted', left: there } }, merchant.owner);
  const edits: api.EditOrderRequest[] = [];
  let answered = 0;
  const shopper = async () => {
    for (let times = 0; times < 20; times++) {
      const placed = await first.call(api.checkout, checkoutOf(product_id), merchant.shopper).catch(() => undefined);
      if (placed?.status !== 200) return;
      const { order_id } = placed.body;
      const read = await first.call(api.readMerchantOrder, { order_id }, merchant.owner).catch(() => undefined);
      if (read?.status !== 200) return;
      const edit = editOf(read.body.order, { lines: [{ kind: 'kept', line: 0, quantity: 3 }] });
      edits.push(edit);
      await first.call(api.editOrder, edit, merchant.owner).catch(() => undefined);
      // In the thick of it: other checkouts and edits are under way.
      if (++answered >= 20) first.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 16 }, shopper));
  expect(await first.ended).toEqual({ code: null, signal: 'SIGKILL' });

  const second = await ready(spawnService(env));
  const orders = async () => {
    const pages = [1, 2, 3, 4].map((page) =>
      second.ok(api.listOrders, { all_orders: { page, per_page: 100 } }, merchant.owner),
    );
    return (await Promise.all(pages)).flatMap((page) => page.orders);
  };
  const state = async () => {
    const { products } = await second.ok(api.productsByIds, { ids: [product_id] }, merchant.owner);
    const all = await orders();
    const held = all.flatMap(({ cart }) => cart.products_info).reduce((sum, { quantity }) => sum + quantity, 0);
    const { days } = await second.ok(api.readOrderSums, { days: 1 }, merchant.owner);
    const left = api.remainingStockOf(api.parseProduct(products[0]), null) ?? Number.NaN;
    return { pieces: left + held, sum: days[0]?.sum, sums: all.reduce((sum, { cart }) => sum + cart.sum, 0) };
  };
  const now = await state();
  expect(now.pieces).toBe(there);
  expect(now.sum).toBe(now.sums);
  for (const { version, cart } of await orders()) {
    expect([version, cart.products_info[0]?.quantity, cart.sum]).toEqual(version === 1 ? [1, 1, 100] : [2, 3, 300]);
  }
  // Whose answer was lost sends the same again.
  const again = await Promise.all(edits.map((edit) => second.call(api.editOrder, edit, merchant.owner)));
  expect(again.filter(({ status }) => status !== 200)).toEqual([]);
  const edited = new Set(edits.map(({ order_id }) => order_id));
  for (const { order_id, version, cart } of await orders()) {
    if (edited.has(order_id)) expect([version, cart.products_info[0]?.quantity]).toEqual([2, 3]);
  }
  expect((await state()).pieces).toBe(there);
  second.child.kill('SIGTERM');
  expect(await second.ended).toEqual({ code: 0, signal: null });
});
