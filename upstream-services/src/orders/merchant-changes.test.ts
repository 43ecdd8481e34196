import * as api from 'shared-contracts';
import { checkoutOf, newMerchant, newOrder, newProduct } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();

describe('what the delivery costs, where the seller reckons it', () => {
  it('is said by the merchant, seen by the shopper in the sum, told by the history, and taken back', async () => {
    const { merchant, placed } = await newOrder(server);
    const key = { order_id: placed.order_id };
    const { order } = await server.ok(api.setDeliveryPrice, { ...key, price: 450.5 }, merchant.owner);
    expect(order.delivery_info).toMatchObject({ delivery_price: 450.5, delivery_price_by_seller: true, name: 'Анна' });
    expect(order.cart.sum).toBe(100);
    const page = await server.ok(api.readOrderPageByToken, { order_token: placed.order_token });
    expect(page.order.delivery_info.delivery_price).toBe(450.5);
    await server.ok(api.setDeliveryPrice, { ...key, price: 500 }, merchant.owner);
    const back = await server.ok(api.setDeliveryPrice, { ...key, price: null }, merchant.owner);
    expect(back.order.delivery_info).not.toHaveProperty('delivery_price');
    const { history } = await server.ok(api.readOrderHistory, key, merchant.owner);
    expect(history.slice(1).map(({ actor, kind, from, to }) => [actor, kind, from, to])).toEqual([
      ['merchant', 'delivery_price', null, '450.5'],
      ['merchant', 'delivery_price', '450.5', '500'],
      ['merchant', 'delivery_price', '500', null],
    ]);
  });

  it('leaves only itself to be paid where the shopper has paid the goods before', async () => {
    const { merchant, placed } = await newOrder(server);
    const [key, order_token] = [{ order_id: placed.order_id }, placed.order_token];
    const paid = async () => {
      const { order } = await server.ok(api.readMerchantOrder, key, merchant.owner);
      return [api.reportedSumOf(api.parseOrder(order)), api.unreportedSumOf(api.parseOrder(order))];
    };
    expect(await paid()).toEqual([0, 100]);
    await server.ok(api.reportPayment, { order_token });
    expect(await paid()).toEqual([100, 0]);
    await server.ok(api.setDeliveryPrice, { ...key, price: 350.5 }, merchant.owner);
    expect(await paid()).toEqual([100, 350.5]);
    await server.ok(api.reportPayment, { order_token, sum: 450.5 });
    expect(await paid()).toEqual([450.5, 0]);
    await server.ok(api.reportPayment, { order_token, sum: 450.5 });
    await server.ok(api.setDeliveryPrice, { ...key, price: 200 }, merchant.owner);
    expect(await paid()).toEqual([450.5, 0]);
    const { history } = await server.ok(api.readOrderPageByToken, { order_token });
    expect(history.filter(({ kind }) => kind === 'payment_reported').map(({ to }) => to)).toEqual(['100', '350.5']);
  });

  it('is not taken for paid by a page that has not seen it yet, nor more than there is to pay', async () => {
    const { merchant, placed } = await newOrder(server);
    const { order_token } = placed;
    await server.ok(api.setDeliveryPrice, { order_id: placed.order_id, price: 300 }, merchant.owner);
    const { order } = await server.ok(api.reportPayment, { order_token, sum: 100 });
    expect(api.unreportedSumOf(api.parseOrder(order))).toBe(300);
    const more = await server.ok(api.reportPayment, { order_token, sum: 1_000_000 });
    expect(api.reportedSumOf(api.parseOrder(more.order))).toBe(400);
  });

  it('stays as the shopper agreed to it where the shop had said it', async () => {
    const merchant = await newMerchant(server);
    const product = await newProduct(server, merchant);
    const way = 'Курьером, 300 ₽';
    const conditions = { showAddress: true, deliveryMethod: [{ description: way }], communication: [] };
    await server.ok(api.createDeliveryConditions, conditions, merchant.owner);
    const plain = checkoutOf(product);
    const body = { ...plain, delivery_info: { ...plain.delivery_info, delivery_method: way } };
    const { order_id } = await server.ok(api.checkout, body, merchant.shopper);
    expect((await server.call(api.setDeliveryPrice, { order_id, price: 900 }, merchant.owner)).problem.code).toBe(
      'illegal_transition',
    );
    const { order } = await server.ok(api.readMerchantOrder, { order_id }, merchant.owner);
    expect(order.delivery_info.delivery_price).toBe(300);
  });

  it('does not change once the order is paid or over', async () => {
    const { merchant, placed } = await newOrder(server);
    const key = { order_id: placed.order_id };
    await server.ok(api.setPaymentState, { ...key, state: 'succeeded' }, merchant.owner);
    expect((await server.call(api.setDeliveryPrice, { ...key, price: 1 }, merchant.owner)).status).toBe(409);
    const over = await newOrder(server);
    const overKey = { order_id: over.placed.order_id };
    await server.ok(api.setOrderStatus, { ...overKey, status: 'canceled' }, over.merchant.owner);
    expect((await server.call(api.setDeliveryPrice, { ...overKey, price: 1 }, over.merchant.owner)).status).toBe(409);
    const done = await newOrder(server);
    const doneKey = { order_id: done.placed.order_id };
    for (const status of ['accepted', 'assembling', 'delivering', 'completed'] as const)
      await server.ok(api.setOrderStatus, { ...doneKey, status }, done.merchant.owner);
    expect((await server.call(api.setDeliveryPrice, { ...doneKey, price: 1 }, done.merchant.owner)).status).toBe(409);
  });

  it.each([-1, 1.005, 100_000_000, '300'])('is no %p', async (price) => {
    const { merchant, placed } = await newOrder(server);
    const refused = await server.call(api.setDeliveryPrice, { order_id: placed.order_id, price }, merchant.owner);
    expect(refused.status).toBe(400);
  });
});

describe('a note that two devices write', () => {
  it('is not overwritten by the one that has not seen the other', async () => {
    const { merchant, placed } = await newOrder(server);
    const key = { order_id: placed.order_id };
    await server.ok(api.setOrderNote, { ...key, note: 'С телефона', expected_note: '' }, merchant.owner);
    const late = await server.call(api.setOrderNote, { ...key, note: 'С ноутбука', expected_note: '' }, merchant.owner);
    expect([late.status, late.problem.code]).toEqual([409, 'conflict']);
    const { order } = await server.ok(api.readMerchantOrder, key, merchant.owner);
    expect(order.note).toBe('С телефона');
    const seen = { ...key, note: 'С ноутбука', expected_note: 'С телефона' };
    expect((await server.ok(api.setOrderNote, seen, merchant.owner)).order.note).toBe('С ноутбука');
  });

  it('is a success where both wrote the same', async () => {
    const { merchant, placed } = await newOrder(server);
    const same = { order_id: placed.order_id, note: 'Одно', expected_note: '' };
    await server.ok(api.setOrderNote, same, merchant.owner);
    expect((await server.ok(api.setOrderNote, same, merchant.owner)).order.note).toBe('Одно');
  });
});

it('leaves orders of several statuses, with how many those are', async () => {
  const merchant = await newMerchant(server);
  const product = await newProduct(server, merchant);
  const ids: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    ids.push((await server.ok(api.checkout, checkoutOf(product), merchant.shopper)).order_id);
  }
  await server.ok(api.setOrderStatus, { order_id: ids[1] as string, status: 'canceled' }, merchant.owner);
  await server.ok(api.setOrderStatus, { order_id: ids[2] as string, status: 'accepted' }, merchant.owner);
  const body = { statuses: ['created', 'accepted'], all_orders: { page: 1, per_page: 2 } } as const;
  const answer = await server.ok(api.listOrders, { ...body, statuses: [...body.statuses] }, merchant.owner);
  expect(answer.orders.map(({ order_number }) => order_number)).toEqual(['1004', '1003']);
  expect(answer.total_count).toBe(3);
  expect(answer.counts).toMatchObject({ created: 2, accepted: 1, canceled: 1 });
});
