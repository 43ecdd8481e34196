import * as api from 'shared-contracts';
import { withShop } from '../testing/fresh-shop.ts';
import { checkoutOf, newMerchant, newProduct } from '../testing/shops.ts';
import { newStaff } from '../testing/staff.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
const shop = withShop(server);

const sizes = {
  type: 'sizes' as const,
  sizes: [
    { id: 'm', value: 'Средний' },
    { id: 'l', value: 'Большой' },
  ],
};

it('[6.3.1] a shopper without a token orders in the shop that the header names', async () => {
  const product = await newProduct(server, shop);
  const placed = await server.ok(api.checkout, checkoutOf(product), shop.shopper);
  expect(placed.order_number).toMatch(/^1\d{3}$/);
  expect(placed.uri).toBe(`/b2b/shop/${shop.name}/order/${placed.order_token}`);
  expect(placed.payment).toBeNull();
});

it('[3.8.2] keeps goods, sizes, prices, delivery and consents as they were', async () => {
  const roses = await newProduct(server, shop, { title: 'Розы', price: 1234.56, fields: [sizes] });
  const vase = await newProduct(server, shop, { title: 'Ваза', price: 0.1 });
  const body = checkoutOf(roses, {
    products: [
      { product_id: roses, quantity: 1, size_id: 'm' },
      { product_id: vase, quantity: 3 },
      { product_id: roses.toUpperCase(), quantity: 1, size_id: 'm' },
      { product_id: roses, quantity: 1, size_id: 'l' },
    ],
    expected_sum: 3 * 1234.56 + 0.3,
    consents: { offer: '1', personal_data: '1', advertising: '1' },
  });
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const placed = await server.ok(api.checkout, body, { ...shop.shopper, headers });
  await server.ok(api.updateProduct, { product_id: roses, title: 'Другое', price: 1 }, shop.owner);
  const { order } = await server.ok(api.readMerchantOrder, { order_id: placed.order_id }, shop.owner);
  expect(order.cart.sum).toBe(3703.98);
  const goods = order.cart.products_info.map(({ id, quantity, options }) => [
    id,
    quantity,
    options.title,
    options.price,
    options.size,
  ]);
  expect(goods.sort()).toEqual(
    [
      [roses, 2, 'Розы', 1234.56, JSON.stringify(sizes.sizes[0])],
      [roses, 1, 'Розы', 1234.56, JSON.stringify(sizes.sizes[1])],
      [vase, 3, 'Ваза', 0.1, null],
    ].sort(),
  );
  expect(order.delivery_info).toMatchObject({ contact_phone_number: '+79991234567', name: 'Анна' });
  const row = await server.context.db
    .selectFrom('orders')
    .select('consents')
    .where('order_id', '=', placed.order_id)
    .executeTakeFirstOrThrow();
  expect(row.consents.map(({ document, version, address }) => [document, version, address])).toEqual([
    ['offer', '1', '203.0.113.7'],
    ['personal_data', '1', '203.0.113.7'],
    ['advertising', '1', '203.0.113.7'],
  ]);
  expect(Date.now() - Date.parse(row.consents[0]?.at ?? '')).toBeLessThan(60_000);
});

it('names each change of the cart and places nothing', async () => {
  const [dearer, hidden, deleted, sized] = [
    await newProduct(server, shop, { title: 'Дороже', price: 10 }),
    await newProduct(server, shop, { title: 'Снято', price: 20 }),
    await newProduct(server, shop, { title: 'Удалено', price: 30 }),
    await newProduct(server, shop, { title: 'Размеры', price: 40, fields: [sizes] }),
  ];
  const body = checkoutOf(dearer, {
    products: [
      { product_id: dearer, quantity: 2, price: 10 },
      { product_id: hidden, quantity: 1, price: 20 },
      { product_id: deleted, quantity: 1 },
      { product_id: sized, quantity: 1, size_id: 's', price: 40 },
      { product_id: sized, quantity: 1 },
    ],
    expected_sum: 150,
  });
  await server.ok(api.updateProduct, { product_id: dearer, price: 12.5 }, shop.owner);
  await server.ok(api.updateProduct, { product_id: hidden, is_posted: false }, shop.owner);
  await server.ok(api.deleteProduct, { product_id: deleted }, shop.owner);
  const before = await countOrders();
  const { status, problem } = await server.call(api.checkout, body, shop.shopper);
  expect([status, problem.code]).toEqual([409, 'cart_changed']);
  const changes = Object.fromEntries(
    problem.changes?.map((change) => [`${change.kind} ${change.title} ${change.size_id}`, change]) ?? [],
  );
  expect(Object.keys(changes).sort()).toEqual(
    [
      'price Дороже null',
      'size_gone Размеры null',
      'size_gone Размеры s',
      'sum null null',
      'unpublished Снято null',
      'unpublished Удалено null',
    ].sort(),
  );
  expect(changes['price Дороже null']).toMatchObject({ product_id: dearer, was: 10, now: 12.5 });
  expect(changes['unpublished Снято null']).toMatchObject({ product_id: hidden, was: 20, now: null });
  expect(changes['sum null null']).toMatchObject({ was: 150, now: 25 });
  expect(await countOrders()).toBe(before);
});

const countOrders = async () => (await server.context.db.selectFrom('orders').select('order_id').execute()).length;

it('a sum that differs by a kopeck is a change', async () => {
  const product = await newProduct(server, shop, { price: 99.99 });
  for (const expected_sum of [99.98, 100, 0]) {
    const { problem } = await server.call(api.checkout, checkoutOf(product, { expected_sum }), shop.shopper);
    expect(problem.changes).toEqual([
      { product_id: '', size_id: null, title: null, kind: 'sum', was: expected_sum, now: 99.99 },
    ]);
  }
});

it('takes 1 to 99 of one thing, added up', async () => {
  const product = await newProduct(server, shop, { price: 1 });
  const of = (...quantities: number[]) =>
    checkoutOf(product, {
      products: quantities.map((quantity) => ({ product_id: product, quantity })),
      expected_sum: quantities.reduce((sum, quantity) => sum + quantity, 0),
    });
  await server.ok(api.checkout, of(99), shop.shopper);
  await server.ok(api.checkout, of(50, 49), shop.shopper);
  for (const [body, path] of [
    [of(0), 'products[0].quantity'],
    [of(100), 'products[0].quantity'],
    [of(1.5), 'products[0].quantity'],
    [of(50, 50), 'products[1].quantity'],
    [checkoutOf(product, { products: [] }), 'products'],
  ] as const) {
    const { status, problem } = await server.call(api.checkout, body, shop.shopper);
    expect([status, problem.errors?.[0]?.path]).toEqual([400, path]);
  }
});

it('refuses a version of a document that is not the current one, and a missing one', async () => {
  const product = await newProduct(server, shop);
  const old = checkoutOf(product, { consents: { offer: '0', personal_data: '1' } });
  expect((await server.call(api.checkout, old, shop.shopper)).problem.code).toBe('consent_outdated');
  const none = { ...checkoutOf(product), consents: { offer: '1' } };
  expect((await server.call(api.checkout, none, shop.shopper)).problem.errors?.[0]?.path).toBe(
    'consents.personal_data',
  );
});

it('takes transfers only, until there is a card provider', async () => {
  const product = await newProduct(server, shop);
  const { status, problem } = await server.call(
    api.checkout,
    checkoutOf(product, { payment_method: 'card' }),
    shop.shopper,
  );
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'payment_method']);
});

it('takes no order in a shop that is unpublished or stopped, not even from its owner', async () => {
  const florist = await newMerchant(server);
  const product = await newProduct(server, florist);
  const staff = await newStaff(server);
  await server.ok(api.stopSubscription, { merchant_id: florist.merchantId }, staff.as);
  const stopped = await server.call(api.checkout, checkoutOf(product), florist.shopper);
  expect([stopped.status, stopped.problem.code]).toEqual([503, 'shop_stopped']);
  await server.ok(api.updateMerchant, { additional_info: { visibility: 'unpublished' } }, florist.owner);
  for (const as of [florist.shopper, { ...florist.shopper, ...florist.owner }]) {
    const { status, problem } = await server.call(api.checkout, checkoutOf(product), as);
    expect([status, problem.code]).toEqual([404, 'shop_not_found']);
  }
  const nowhere = await server.call(api.checkout, checkoutOf(product), { shop: 'no-such-shop' });
  expect(nowhere.problem.code).toBe('shop_not_found');
});
