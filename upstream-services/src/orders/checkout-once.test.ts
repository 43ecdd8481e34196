import { createHash, randomUUID } from 'node:crypto';
import { checkout, deleteProduct, listOrders, updateMerchant } from 'shared-contracts';
import { checkoutOf, newMerchant, newProduct, whileShopIsLocked } from '../testing/shops.ts';
import { type TestServer, withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
let second: TestServer;
beforeAll(async () => {
  second = await server.another();
});

it('twenty parallel checkouts with one key, over two processes, make one order', async () => {
  const merchant = await newMerchant(server);
  const body = checkoutOf(await newProduct(server, merchant));
  // All of them have seen that there is no such order yet, when the first may place it.
  const answers = await whileShopIsLocked(server, merchant.merchantId, () =>
    Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? server : second).ok(checkout, body, merchant.shopper)),
    ),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const { orders, total_count } = await server.ok(listOrders, {}, merchant.owner);
  expect([orders.length, total_count]).toEqual([1, 1]);
  expect(orders[0]?.order_number).toBe('1001');
  const next = await server.ok(checkout, { ...body, idempotency_key: randomUUID() }, merchant.shopper);
  expect(next.order_number).toBe('1002');
});

it('the same key gives the same order for ever, whatever has become of the shop', async () => {
  const merchant = await newMerchant(server);
  const product = await newProduct(server, merchant);
  const body = checkoutOf(product);
  const placed = await server.ok(checkout, body, merchant.shopper);
  await server.ok(deleteProduct, { product_id: product }, merchant.owner);
  expect(await server.ok(checkout, body, merchant.shopper)).toEqual(placed);
  await server.ok(updateMerchant, { additional_info: { visibility: 'unpublished' } }, merchant.owner);
  expect(await server.ok(checkout, body, merchant.shopper)).toEqual(placed);
});

it('the same order spelled otherwise is the same body', async () => {
  const merchant = await newMerchant(server);
  const [roses, vase] = [await newProduct(server, merchant), await newProduct(server, merchant)];
  const body = checkoutOf(roses, {
    products: [
      { product_id: roses, quantity: 2 },
      { product_id: vase, quantity: 1 },
    ],
    expected_sum: 300,
  });
  const placed = await server.ok(checkout, body, merchant.shopper);
  const { consents, products: _, ...rest } = body;
  const respelled = {
    unknown: 'field',
    consents: { personal_data: '1', offer: consents.offer },
    products: [
      { quantity: 1, product_id: vase.toUpperCase() },
      { quantity: 1, product_id: roses, size_id: null },
      { quantity: 1, product_id: roses },
    ],
    ...rest,
  };
  expect((await server.call(checkout, respelled, merchant.shopper)).body).toEqual(placed);
});

it('what earlier releases stored of a body is what is made of it now, though bodies may say more', async () => {
  const merchant = await newMerchant(server);
  const product = await newProduct(server, merchant);
  const { order_id } = await server.ok(checkout, checkoutOf(product), merchant.shopper);
  const stored = await server.context.db
    .selectFrom('orders')
    .select('body_hash')
    .where('order_id', '=', order_id)
    .execute();
  const canonical =
    '{"consents":{"offer":"1","personal_data":"1"},"delivery_info":{"card_text":"","comment":"",' +
    '"contact_phone_number":"+79991234567","delivery_address":"Коломна, ул. Лажечникова, 9","delivery_date":"",' +
    '"delivery_for_another":false,"delivery_interval":"","delivery_method":"","email":"anna@example.ru","name":"Анна",' +
    '"prefered_contact_method":"phone","recipient":null},"expected_sum":100,' +
    `"items":[{"product_id":"${product}","quantity":1,"size_id":null}],"payment_method":"p2p"}`;
  expect(stored[0]?.body_hash.toString('hex')).toBe(createHash('sha256').update(canonical).digest('hex'));
});

it('the same key with another body is a conflict, and changes nothing', async () => {
  const merchant = await newMerchant(server);
  const body = checkoutOf(await newProduct(server, merchant));
  await server.ok(checkout, body, merchant.shopper);
  const others = [
    { ...body, delivery_info: { ...body.delivery_info, name: 'Ольга' } },
    { ...body, products: [{ ...body.products[0], quantity: 2 }], expected_sum: 200 },
  ];
  for (const other of others) {
    const { status, problem } = await server.call(checkout, other, merchant.shopper);
    expect([status, problem.code]).toEqual([409, 'idempotency_conflict']);
  }
  expect((await server.ok(listOrders, {}, merchant.owner)).total_count).toBe(1);
});

it('a key belongs to one merchant', async () => {
  const [first, other] = [await newMerchant(server), await newMerchant(server)];
  const body = checkoutOf(await newProduct(server, first));
  const placed = await server.ok(checkout, body, first.shopper);
  const product = await newProduct(server, other);
  const again = { ...checkoutOf(product), idempotency_key: body.idempotency_key };
  expect((await server.ok(checkout, again, other.shopper)).order_id).not.toBe(placed.order_id);
});
