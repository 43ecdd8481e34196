import { checkout, createDeliveryConditions, readMerchantOrder, updateDeliveryConditions } from 'shared-contracts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { checkoutOf, newProduct } from '../testing/shops.ts';

const { server, shop } = withFreshShop();

it('asks for an address exactly where the delivery conditions say so', async () => {
  const product = await newProduct(server, shop);
  const plain = checkoutOf(product);
  const body = () => ({ ...checkoutOf(product), delivery_info: { ...plain.delivery_info, delivery_address: ' ' } });
  await server.ok(checkout, body(), shop.shopper);
  await server.ok(createDeliveryConditions, { showAddress: true, deliveryMethod: [], communication: [] }, shop.owner);
  const { status, problem } = await server.call(checkout, body(), shop.shopper);
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'delivery_info.delivery_address']);
  const pickup = { ...body().delivery_info, delivery_method: 'САМОВЫВОЗ — ул. Лажечникова, 9' };
  await server.ok(checkout, { ...body(), delivery_info: pickup }, shop.shopper);
  await server.ok(updateDeliveryConditions, { showAddress: false }, shop.owner);
  await server.ok(checkout, body(), shop.shopper);
});

it("takes no order for a day that has passed where the shop is or is over 60 days ahead, and repeats an earlier one's answer on any day", async () => {
  const product = await newProduct(server, shop);
  // In Moscow it is the 15th already.
  const night = await server.another({ now: () => new Date('2026-06-14T21:30:00Z') });
  const bodyFor = (delivery_date: string) => {
    const plain = checkoutOf(product);
    return { ...plain, delivery_info: { ...plain.delivery_info, delivery_date } };
  };
  const { status, problem } = await night.call(checkout, bodyFor('2026-06-14'), shop.shopper);
  expect([status, problem.code]).toEqual([400, 'validation_failed']);
  expect(problem.errors?.map(({ path }) => path)).toEqual(['delivery_info.delivery_date']);
  const tooFar = await night.call(checkout, bodyFor('2026-08-15'), shop.shopper);
  expect(tooFar.problem.errors).toMatchObject([{ path: 'delivery_info.delivery_date', code: 'too_big' }]);
  await night.ok(checkout, bodyFor('2026-08-14'), shop.shopper);
  const tonight = bodyFor('2026-06-15');
  const placed = await night.ok(checkout, tonight, shop.shopper);
  await night.stop();
  const later = await server.another({ now: () => new Date('2026-06-20T09:00:00Z') });
  expect((await later.ok(checkout, tonight, shop.shopper)).order_id).toBe(placed.order_id);
  await later.stop();
});

describe('the price of the delivery', () => {
  const deliveryMethod = ['Курьером — 300 ₽', 'Самовывоз, ул. Лажечникова, 9', 'СДЭК, от 350 ₽'].map((description) => ({
    description,
  }));

  it.each([
    ['Курьером — 300 ₽', 300],
    ['Самовывоз, ул. Лажечникова, 9', 0],
    ['СДЭК, от 350 ₽', undefined],
  ])("stands in the order as the shop's words have it, beside the sum of the goods: %s", async (method, price) => {
    const product = await newProduct(server, shop);
    await server.ok(createDeliveryConditions, { showAddress: false, deliveryMethod, communication: [] }, shop.owner);
    const plain = checkoutOf(product);
    const body = { ...plain, delivery_info: { ...plain.delivery_info, delivery_method: method } };
    const { order_id } = await server.ok(checkout, body, shop.shopper);
    const { order } = await server.ok(readMerchantOrder, { order_id }, shop.owner);
    expect([order.cart.sum, order.delivery_info.delivery_price]).toEqual([100, price]);
  });

  it.each([
    ['a text that no method has', { delivery_method: 'Курьером — 1 ₽' }],
    ['the text of a method with the id of none', { delivery_method: 'Курьером — 300 ₽', delivery_method_id: 'none' }],
    ['nothing', { delivery_method: '' }],
  ])('is taken from no buyer: %s is refused where the shop has methods', async (_, chosen) => {
    const product = await newProduct(server, shop);
    await server.ok(createDeliveryConditions, { showAddress: false, deliveryMethod, communication: [] }, shop.owner);
    const plain = checkoutOf(product);
    const body = { ...plain, delivery_info: { ...plain.delivery_info, ...chosen } };
    const { status, problem } = await server.call(checkout, body, shop.shopper);
    expect([status, problem.code, problem.errors?.map(({ path }) => path)]).toEqual([
      400,
      'validation_failed',
      ['delivery_info.delivery_method_id'],
    ]);
  });

  it('is nothing from the sum on that the method names, and the order keeps the kind', async () => {
    const product = await newProduct(server, shop);
    const method = { id: 'a', kind: 'pickup' as const, name: 'Из мастерской', price: 300, freeFrom: 100 };
    const conditions = { showAddress: true, deliveryMethod: [method], communication: [] };
    await server.ok(createDeliveryConditions, conditions, shop.owner);
    const plain = checkoutOf(product, { expected_delivery_price: 0 });
    const info = { ...plain.delivery_info, delivery_address: '', delivery_method: '', delivery_method_id: 'a' };
    const { order_id } = await server.ok(checkout, { ...plain, delivery_info: info }, shop.shopper);
    const { order } = await server.ok(readMerchantOrder, { order_id }, shop.owner);
    expect(order.delivery_info).toMatchObject({ delivery_kind: 'pickup', delivery_price: 0 });
    expect(order.delivery_info.delivery_method).toMatch(/^Из мастерской — 300/);
    expect(order.delivery_info).not.toHaveProperty('delivery_method_id');
  });

  it('is asked about again where it is no longer what the shopper saw', async () => {
    const product = await newProduct(server, shop);
    await server.ok(createDeliveryConditions, { showAddress: false, deliveryMethod, communication: [] }, shop.owner);
    const plain = checkoutOf(product, { expected_delivery_price: 300 });
    const body = { ...plain, delivery_info: { ...plain.delivery_info, delivery_method: 'Курьером — 300 ₽' } };
    const dearer = [{ description: 'Курьером — 400 ₽' }];
    await server.ok(updateDeliveryConditions, { deliveryMethod: dearer }, shop.owner);
    const { status, problem } = await server.call(checkout, body, shop.shopper);
    expect([status, problem.code]).toEqual([409, 'cart_changed']);
    expect(problem.changes).toEqual([
      { product_id: '', size_id: null, title: null, kind: 'delivery', was: 300, now: null },
    ]);
    await server.ok(updateDeliveryConditions, { deliveryMethod }, shop.owner);
    await server.ok(checkout, body, shop.shopper);
  });
});
