import * as api from 'shared-contracts';
import { byHandOf, editOf } from '../testing/by-hand.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { newMerchant, newProduct } from '../testing/shops.ts';

const noon = new Date('2026-11-25T09:00:00Z');
const { server, shop } = withFreshShop({ now: () => noon });
const day = '2026-11-26';
const morning = '10:00–12:00';

const tokenOf = (order: api.OrderWire): string => order.uri.split('/').at(-1) ?? '';
const consents = { offer: '1', personal_data: '1' };

async function counted(left: number): Promise<string> {
  const product_id = await newProduct(server, shop);
  await server.ok(api.setStock, { product_id, stock: { kind: 'counted', left } }, shop.owner);
  return product_id;
}
const leftOf = async (id: string) => {
  const { products } = await server.ok(api.productsByIds, { ids: [id] }, shop.owner);
  return api.remainingStockOf(api.parseProduct(products[0]), null);
};

it('an order by hand is of products and of what the merchant writes, takes its pieces, and says where it came from', async () => {
  const product = await counted(3);
  const body = byHandOf(product, { discount: { title: 'Скидка 10 %', amount: 15 } });
  const { order } = await server.ok(api.placeByHand, body, shop.owner);
  expect(order).toMatchObject({
    status: 'created',
    payment_state: 'pending',
    payment_method: 'on_delivery',
    source: 'by_hand',
    unconfirmed: true,
    version: 1,
    cart: {
      sum: 150,
      products_info: [
        { id: product, quantity: 1, line: 0, options: { title: 'Розы', price: 100 } },
        { quantity: 1, line: 1, free: true, options: { title: 'Открытка ручной работы', price: 50 } },
      ],
    },
    discounts: [{ kind: 'merchant', title: 'Скидка 10 %', amount: 15 }],
    delivery_info: { name: 'Анна', contact_phone_number: '', delivery_price: 300 },
  });
  expect(api.totalOf(api.parseOrder(order))).toBe(435);
  expect(await leftOf(product)).toBe(2);
  const { history } = await server.ok(api.readOrderHistory, { order_id: order.order_id }, shop.owner);
  expect(history.map(({ actor, kind }) => [actor, kind])).toEqual([['merchant', 'placed']]);
  const { csv } = await server.ok(api.exportOrders, {}, shop.owner);
  expect(csv).toContain(';Оформлен вами\r\n');
});

it('the same key makes one order, another body with it none', async () => {
  const product = await counted(3);
  const body = byHandOf(product);
  const seen = async () =>
    (await server.ok(api.readPublicProduct, { product_id: product }, shop.shopper)).product.stock;
  expect(await seen()).toEqual({ kind: 'counted', left: 3 });
  const [one, other] = await Promise.all([1, 2].map(() => server.ok(api.placeByHand, body, shop.owner)));
  expect(one?.order.order_id).toBe(other?.order.order_id);
  expect(await leftOf(product)).toBe(2);
  expect(await seen()).toEqual({ kind: 'counted', left: 2 });
  const changed = await server.call(
    api.placeByHand,
    { ...body, payment_method: 'on_delivery', discount: { title: '', amount: 1 } },
    shop.owner,
  );
  expect([changed.status, changed.problem.code]).toEqual([409, 'idempotency_conflict']);
});

it('names what there is not enough of, what costs something else, and what is another shop’s', async () => {
  const product = await counted(1);
  const foreign = await newProduct(server, await newMerchant(server));
  const lines = [
    { kind: 'product' as const, product_id: product, quantity: 2, price: 90 },
    { kind: 'product' as const, product_id: foreign, quantity: 1, price: 100 },
  ];
  const { status, problem } = await server.call(api.placeByHand, byHandOf(product, { lines }), shop.owner);
  expect([status, problem.code]).toEqual([409, 'cart_changed']);
  expect(problem.changes).toEqual([
    { product_id: product, size_id: null, title: 'Розы', kind: 'price', was: 90, now: 100 },
    { product_id: foreign, size_id: null, title: null, kind: 'unpublished', was: 100, now: null },
    { product_id: product, size_id: null, title: 'Розы', kind: 'stock', was: 2, now: 1 },
  ]);
  expect(await leftOf(product)).toBe(1);
});

it('full hours are told, and taken where the merchant goes on; a shopper still gets none', async () => {
  const product = await newProduct(server, shop);
  const slots = [{ from: '10:00', to: '12:00', capacity: 1, days: [] }];
  const schedule = { leadHours: 0, lastHour: null, daysOff: [], datesOff: [], slots };
  const method = { id: 'courier', kind: 'courier' as const, name: 'Курьером' };
  await server.ok(
    api.createDeliveryConditions,
    { showAddress: false, deliveryMethod: [method], communication: [], schedule },
    shop.owner,
  );
  const when = { delivery_date: day, delivery_interval: morning, delivery_method_id: 'courier' };
  const body = () => byHandOf(product, { delivery_info: { name: 'Анна', delivery_price: null, ...when } });
  await server.ok(api.placeByHand, body(), shop.owner);
  const full = await server.call(api.placeByHand, body(), shop.owner);
  expect([full.status, full.problem.code]).toEqual([409, 'slot_taken']);
  const { order } = await server.ok(api.placeByHand, { ...body(), over_capacity: true }, shop.owner);
  expect(order.delivery_info).toMatchObject({ delivery_kind: 'courier', delivery_method: 'Курьером' });
  const { days } = await server.ok(api.listDeliveryDays, { delivery_method_id: 'courier' }, shop.shopper);
  expect(days.find(({ date }) => date === day)?.slots).toEqual([]);
});

it('its day is any of the next three years, where a shopper has 60 days', async () => {
  const product = await newProduct(server, shop);
  const place = (delivery_date: string) =>
    server.call(
      api.placeByHand,
      byHandOf(product, { delivery_info: { name: 'Анна', delivery_price: null, delivery_date } }),
      shop.owner,
    );
  for (const [date, code] of [
    ['2026-11-24', 'too_small'],
    ['2029-11-25', 'too_big'],
    ['9026-11-26', 'too_big'],
  ] as const) {
    const { status, problem } = await place(date);
    expect([status, problem.errors]).toMatchObject([400, [{ path: 'delivery_info.delivery_date', code }]]);
  }
  const { status, body } = await place('2029-11-24');
  expect([status, body.order.delivery_info.delivery_date]).toEqual([200, '2029-11-24']);
  const edit = (date: string, order: api.OrderWire) =>
    server.call(
      api.editOrder,
      editOf(order, { delivery_info: { ...editOf(order).delivery_info, delivery_date: date } }),
      shop.owner,
    );
  const far = await edit('2036-11-26', body.order);
  expect(far.problem.errors).toMatchObject([{ path: 'delivery_info.delivery_date', code: 'too_big' }]);
  expect((await edit('2027-11-27', body.order)).body.order.delivery_info.delivery_date).toBe('2027-11-27');
});

it('a discount takes off all that the goods cost, and no kopeck of the delivery', async () => {
  const product = await newProduct(server, shop);
  const place = (amount: number) =>
    server.call(api.placeByHand, byHandOf(product, { discount: { title: '', amount } }), shop.owner);
  const { status, problem } = await place(150.01);
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'discount.amount']);
  expect(api.totalOf(api.parseOrder((await place(150)).body.order))).toBe(300);
});

it('a card needs somebody whom its receipt reaches, and a shop that takes cards', async () => {
  const product = await newProduct(server, shop);
  const { status, problem } = await server.call(
    api.placeByHand,
    byHandOf(product, { payment_method: 'card' }),
    shop.owner,
  );
  expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([400, 'validation_failed', 'payment_method']);
});

describe('its buyer', () => {
  const ordered = async () => {
    await server.ok(
      api.updateMerchant,
      { additional_info: { paymentMethods: [{ type: 'phone', value: '+79991234567' }] } },
      shop.owner,
    );
    const product = await newProduct(server, shop);
    const { order } = await server.ok(api.placeByHand, byHandOf(product, { payment_method: 'p2p' }), shop.owner);
    return { order, order_token: tokenOf(order) };
  };

  it('is asked to confirm it before anything is paid, and then pays; consents are kept with version, time and address', async () => {
    const { order, order_token } = await ordered();
    const before = await server.ok(api.readOrderPageByToken, { order_token });
    expect([before.order.unconfirmed, before.payment_details]).toEqual([true, []]);
    const early = await server.call(api.reportPayment, { order_token });
    expect(early.problem.code).toBe('illegal_transition');
    const after = await server.ok(api.confirmOrder, { order_token, consents });
    expect(after.order.unconfirmed).toBeUndefined();
    expect(after.payment_details).toHaveLength(1);
    expect(after.history.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['status', 'merchant'],
      ['confirmed', 'shopper'],
    ]);
    const row = await server.context.db
      .selectFrom('orders')
      .select(['consents', 'confirmed_at'])
      .where('order_id', '=', order.order_id)
      .executeTakeFirstOrThrow();
    expect(row.confirmed_at).toEqual(noon);
    expect(row.consents).toEqual([
      { document: 'offer', version: '1', at: noon.toISOString(), address: expect.any(String) },
      { document: 'personal_data', version: '1', at: noon.toISOString(), address: expect.any(String) },
    ]);
    await server.ok(api.reportPayment, { order_token, sum: 450 });
  });

  it('confirms it once: a second time changes nothing, an old document is refused, and a canceled order is not confirmed', async () => {
    const { order, order_token } = await ordered();
    const old = await server.call(api.confirmOrder, { order_token, consents: { ...consents, offer: '0' } });
    expect([old.status, old.problem.code]).toEqual([409, 'consent_outdated']);
    await server.ok(api.confirmOrder, { order_token, consents });
    const again = await server.ok(api.confirmOrder, { order_token, consents });
    expect(again.history.filter(({ kind }) => kind === 'confirmed')).toHaveLength(1);
    expect(
      (await server.ok(api.readMerchantOrder, { order_id: order.order_id }, shop.owner)).order.unconfirmed,
    ).toBeUndefined();
    const other = await ordered();
    await server.ok(api.cancelOrder, { order_token: other.order_token });
    const late = await server.call(api.confirmOrder, { order_token: other.order_token, consents });
    expect([late.status, late.problem.code]).toEqual([409, 'illegal_transition']);
  });

  const pieces = async (order_id: string, quantity: number) => {
    const { order } = await server.ok(api.readMerchantOrder, { order_id }, shop.owner);
    const body = editOf(order, { lines: [{ kind: 'kept', line: 0, quantity }] });
    return (await server.ok(api.editOrder, body, shop.owner)).order;
  };

  it('confirms it anew once an edit has made it cost more: as it is now, and before anything is paid', async () => {
    const { order, order_token } = await ordered();
    await server.ok(api.confirmOrder, { order_token, consents, version: 1 });
    expect((await pieces(order.order_id, 1)).unconfirmed).toBeUndefined();
    expect((await pieces(order.order_id, 3)).unconfirmed).toBe(true);
    const page = await server.ok(api.readOrderPageByToken, { order_token });
    expect([page.order.unconfirmed, page.payment_details]).toEqual([true, []]);
    expect((await server.call(api.reportPayment, { order_token, sum: 600 })).problem.code).toBe('illegal_transition');
    const stale = await server.call(api.confirmOrder, { order_token, consents, version: 2 });
    expect([stale.status, stale.problem.code]).toEqual([409, 'conflict']);
    const anew = await server.ok(api.confirmOrder, { order_token, consents, version: 3 });
    expect([anew.order.unconfirmed, anew.payment_details.length]).toEqual([undefined, 1]);
    expect(anew.history.filter(({ kind }) => kind === 'confirmed')).toHaveLength(2);
  });

  it('is asked for the rest instead where a part was paid, or is said to be', async () => {
    const said = await ordered();
    await server.ok(api.confirmOrder, { order_token: said.order_token, consents });
    await server.ok(api.reportPayment, { order_token: said.order_token, sum: 450 });
    expect((await pieces(said.order.order_id, 3)).unconfirmed).toBeUndefined();
    const { order_id } = (await ordered()).order;
    const { order_token } = said;
    expect((await server.ok(api.readOrderPageByToken, { order_token })).payment_details).toHaveLength(1);
    const marked = await ordered();
    await server.ok(api.confirmOrder, { order_token: marked.order_token, consents });
    await server.ok(api.setPaymentState, { order_id: marked.order.order_id, state: 'succeeded' }, shop.owner);
    const more = api.parseOrder(await pieces(marked.order.order_id, 3));
    expect([more.unconfirmed, api.leftToPay(more)]).toEqual([false, 150]);
    expect((await pieces(order_id, 3)).unconfirmed).toBe(true);
  });
});
