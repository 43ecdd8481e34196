import { sql } from 'kysely';
import { checkout, updateProduct } from 'shared-contracts';
import type { Trx } from '../db/transaction.ts';
import { checkoutOf, newMerchant, newProduct, whileShopIsLocked } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();

it('numbers the orders of each merchant from 1001, without doubles under concurrency', async () => {
  const florist = await newMerchant(server);
  const product = await newProduct(server, florist);
  const placed = await Promise.all(
    Array.from({ length: 30 }, () => server.ok(checkout, checkoutOf(product), florist.shopper)),
  );
  const numbers = placed.map((order) => Number(order.order_number)).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => 1001 + index));
});

it('never sells at a price that changes between the look at it and the order', async () => {
  const florist = await newMerchant(server);
  const product_id = await newProduct(server, florist, { price: 100 });
  const place = () => server.call(checkout, checkoutOf(product_id), florist.shopper);
  const dearer = (trx: Trx) =>
    trx.updateTable('products').set({ price: 12_000 }).where('product_id', '=', product_id).execute();
  const { status, problem } = await whileShopIsLocked(server, florist.merchantId, place, dearer);
  expect([status, problem.code]).toEqual([409, 'cart_changed']);
  expect(problem.changes).toEqual([expect.objectContaining({ kind: 'sum', was: 100, now: 120 })]);
  const hide = (trx: Trx) =>
    trx.updateTable('shops').set({ visibility: 'unpublished' }).where('merchant_id', '=', florist.merchantId).execute();
  const body = checkoutOf(product_id, { expected_sum: 120 });
  const hidden = await whileShopIsLocked(
    server,
    florist.merchantId,
    () => server.call(checkout, body, florist.shopper),
    hide,
  );
  expect(hidden.problem.code).toBe('shop_not_found');
});

it('takes orders while the merchant keeps changing the shop', async () => {
  const florist = await newMerchant(server);
  const product_id = await newProduct(server, florist);
  let going = true;
  const changes = (async () => {
    for (let turn = 0; going; turn++)
      await server.ok(updateProduct, { product_id, title: `Розы ${turn}` }, florist.owner);
  })();
  const placing = Array.from({ length: 40 }, () => server.call(checkout, checkoutOf(product_id), florist.shopper));
  const statuses = (await Promise.all(placing)).map((answer) => answer.status);
  going = false;
  await changes;
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('takes the lock of the shop when it has changed under three tries, and places the order then', async () => {
  const florist = await newMerchant(server);
  const product_id = await newProduct(server, florist);
  // The first three times that a number is taken, it is as if the revision had been raised.
  await sql
    .raw(`
    create sequence takes;
    create function miss_three_times() returns trigger language plpgsql as
      'begin if nextval(''takes'') <= 3 then return null; end if; return new; end';
    create trigger miss before update of last_order_number on shop_state
      for each row execute function miss_three_times();
  `)
    .execute(server.context.db);
  const transactions = jest.spyOn(server.context.db, 'transaction');
  const placed = await server.ok(checkout, checkoutOf(product_id), florist.shopper);
  // The one that holds the lock: else an order is placed without any.
  expect([placed.order_number, transactions.mock.calls.length]).toEqual(['1001', 1]);
  transactions.mockRestore();
  await sql.raw('drop trigger miss on shop_state').execute(server.context.db);
});
