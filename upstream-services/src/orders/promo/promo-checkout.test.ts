import * as api from 'shared-contracts';
import { withClock } from '../../testing/clock.ts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { addPromo, promoAs, promoCheckout, usesOf } from '../../testing/promo.ts';
import { checkoutOf, newMerchant, newProduct } from '../../testing/shops.ts';

// Eleven in the evening of the 7th in Moscow.
const clock = withClock(Date.parse('2026-03-07T20:00:00.000Z'));
const { server, shop } = withFreshShop({ now: clock.now });
let roses: string;
beforeEach(async () => {
  roses = await newProduct(server, shop);
});

const place = (changes: Partial<api.CheckoutRequest> = {}, phone?: number) =>
  server.call(api.checkout, promoCheckout(roses, phone, changes), shop.shopper);
const orderOf = async ({ body }: { body: unknown }) => {
  const { order_id } = body as { order_id: string };
  return (await server.ok(api.readMerchantOrder, { order_id }, shop.owner)).order;
};
const refusalOf = ({ status, problem }: Awaited<ReturnType<typeof place>>) => [
  status,
  problem.code,
  problem.changes?.map(({ kind, promo }) => [kind, promo?.reason]),
];
const check = (products: api.CheckoutRequest['products'] = [{ product_id: roses, quantity: 1 }], code = 'весна') =>
  server.ok(api.checkPromoCode, { promo_code: code, products }, shop.shopper);

it('takes its part off the goods, whatever the case of its letters, and says so before and after', async () => {
  await addPromo(server, shop, { value: 15 });
  expect(await check()).toEqual({
    promo_code: 'ВЕСНА',
    discount: { kind: 'code', title: 'ВЕСНА', amount: 15 },
    free_delivery: false,
    left_out: [],
    refusal: null,
  });
  const order = await orderOf(await place({ promo_code: ' весна ', expected_discount: 15 }));
  expect([order.cart.sum, order.discounts]).toEqual([100, [{ kind: 'code', title: 'ВЕСНА', amount: 15 }]]);
  expect(api.totalOf(api.parseOrder(order))).toBe(85);
  expect(await usesOf(server, shop)).toBe(1);
});

it('a sum is never more than the goods cost, and a part is reckoned to the kopeck', async () => {
  const sum = await addPromo(server, shop, { kind: 'sum', value: 500 });
  expect((await check()).discount?.amount).toBe(100);
  const change = { ...promoAs({ value: 33 }), code_id: sum.code_id, version: 1 };
  await server.ok(api.updatePromoCode, change, shop.owner);
  const cheap = await newProduct(server, shop, { price: 9.99 });
  // 33 % of 9.99 is 3.2967.
  expect((await check([{ product_id: cheap, quantity: 1 }])).discount?.amount).toBe(3.3);
});

it('holds for the goods of its categories at the prices of their sizes, and not of those on sale where it spares them', async () => {
  const category = (await server.ok(api.addCategory, { title: 'Букеты' }, shop.owner)).categoryId;
  const sizes = [
    { id: 's', value: 'S', price: 50 },
    { id: 'm', value: 'M', price: 80, sale: 120 },
  ];
  const bouquet = await newProduct(server, shop, { fields: [{ type: 'sizes', sizes }], categories: [category] });
  const cart = (size_id: string, quantity = 1) => [
    { product_id: roses, quantity: 1 },
    { product_id: bouquet, size_id, quantity },
  ];
  const { code_id } = await addPromo(server, shop, { categories: [category] });
  expect(await check(cart('s', 3))).toMatchObject({ discount: { amount: 15 }, left_out: [roses] });
  expect((await check(cart('m'))).discount?.amount).toBe(8);
  expect(await check([...cart('s'), { product_id: bouquet, size_id: 'm', quantity: 1 }])).toMatchObject({
    left_out: [roses],
  });
  expect((await check()).refusal?.reason).toBe('goods');
  const spares = { ...promoAs({ categories: [category], not_on_sale: true }), code_id, version: 1 };
  await server.ok(api.updatePromoCode, spares, shop.owner);
  expect((await check(cart('s'))).discount?.amount).toBe(5);
  expect((await check(cart('m'))).refusal?.reason).toBe('goods');
  await server.ok(api.deleteCategory, { categoryId: category }, shop.owner);
  expect((await check(cart('s'))).refusal?.reason).toBe('goods');
});

it.each([
  ['there is none such', null, 'unknown', {}],
  ['it is turned off', { is_on: false }, 'over', {}],
  ['its last day is over', { ends: '2026-03-06' }, 'over', {}],
  ['it begins tomorrow', { starts: '2026-03-08' }, 'early', { starts: '2026-03-08' }],
  ['the goods cost too little', { least_order: 100.01 }, 'least', { least_order: 100.01 }],
  ['all its goods are others', { categories: [] }, 'goods', {}],
] as const)(
  'is refused where %s: by the check, and by the checkout, which places nothing',
  async (_, code, reason, more) => {
    if (code) await addPromo(server, shop, { ...code, ...('categories' in code ? { categories: [] } : {}) } as object);
    const refusal = { reason, least_order: null, starts: null, ...more };
    expect(await check()).toEqual({ promo_code: 'ВЕСНА', discount: null, free_delivery: false, refusal });
    const refused = await place({ expected_discount: 10 });
    expect([refused.status, refused.problem.code]).toEqual([409, 'cart_changed']);
    expect(refused.problem.changes).toEqual([
      { product_id: '', size_id: null, title: 'ВЕСНА', kind: 'promo', was: 10, now: null, promo: refusal },
    ]);
    expect((await server.ok(api.listOrders, {}, shop.owner)).total_count).toBe(0);
  },
);

it('a least order is of all the goods, also those that the code spares, and reached by exactly as much', async () => {
  const category = (await server.ok(api.addCategory, { title: 'Букеты' }, shop.owner)).categoryId;
  const bouquet = await newProduct(server, shop, { price: 40, categories: [category] });
  await addPromo(server, shop, { categories: [category], least_order: 140 });
  const both = [roses, bouquet].map((product_id) => ({ product_id, quantity: 1 }));
  expect(await check(both)).toMatchObject({ discount: { amount: 4 }, refusal: null });
  expect((await check([{ product_id: bouquet, quantity: 3 }])).refusal).toMatchObject({ reason: 'least' });
});

it('its days are those of the shop: the last one ends at its midnight, the first begins there', async () => {
  await addPromo(server, shop, { starts: '2026-03-07', ends: '2026-03-07' });
  expect((await check()).refusal).toBeNull();
  clock.passed = 3_600;
  expect((await check()).refusal?.reason).toBe('over');
});

it('asks again where it gives something else by now', async () => {
  const { code_id } = await addPromo(server, shop);
  await server.ok(api.updatePromoCode, { ...promoAs({ value: 5 }), code_id, version: 1 }, shop.owner);
  const { problem } = await place({ expected_discount: 10 });
  expect(problem.changes).toEqual([{ product_id: '', size_id: null, title: 'ВЕСНА', kind: 'promo', was: 10, now: 5 }]);
  expect((await place({ expected_discount: 5 })).status).toBe(200);
});

describe('a delivery for nothing', () => {
  const none = { price: null, freeFrom: null };
  const methods = [
    { id: 'courier', kind: 'courier' as const, name: 'Курьером', price: 300, freeFrom: null },
    { id: 'far', kind: 'courier' as const, name: 'Далеко', ...none },
    { id: 'post', kind: 'post' as const, name: 'Почтой', ...none },
    { id: 'parcel', kind: 'post' as const, name: 'Посылкой', price: 400, freeFrom: null },
  ];
  const deliver = () =>
    server.ok(
      api.createDeliveryConditions,
      { showAddress: false, deliveryMethod: methods, communication: [] },
      shop.owner,
    );
  const by = (delivery_method_id: string) => ({
    delivery_info: { ...checkoutOf(roses).delivery_info, delivery_method_id },
  });

  it.each(['courier', 'far', 'parcel'])('by %s costs nothing, and the order says so', async (method) => {
    await deliver();
    await addPromo(server, shop, { kind: 'free_delivery', value: null });
    expect(await check()).toMatchObject({ discount: { amount: 0 }, free_delivery: true });
    const body = { ...checkoutOf(roses, { promo_code: 'ВЕСНА', expected_delivery_price: 0 }), ...by(method) };
    const order = await orderOf(await server.call(api.checkout, body, shop.shopper));
    expect(order.delivery_info).toMatchObject({ delivery_price: 0 });
    expect(order.delivery_info.delivery_method).toMatch(/бесплатно$/);
    expect(order.discounts).toEqual([{ kind: 'code', title: 'ВЕСНА', amount: 0 }]);
  });

  it('does not hold for a parcel that nobody knows the price of', async () => {
    await deliver();
    await addPromo(server, shop, { kind: 'free_delivery', value: null });
    const body = { ...checkoutOf(roses, { promo_code: 'ВЕСНА' }), ...by('post') };
    expect(refusalOf(await server.call(api.checkout, body, shop.shopper))).toEqual([
      409,
      'cart_changed',
      [['promo', 'delivery']],
    ]);
  });
});

describe('uses', () => {
  it('are as many as the merchant said, in all and by one phone number', async () => {
    await addPromo(server, shop, { most_uses: 2, most_uses_by_phone: 1 });
    expect((await place({}, 1)).status).toBe(200);
    expect(refusalOf(await place({}, 1))).toEqual([409, 'cart_changed', [['promo', 'used']]]);
    // The check asks for no phone number, and tells nobody who has used it.
    expect((await check()).refusal).toBeNull();
    expect((await place({}, 2)).status).toBe(200);
    expect(refusalOf(await place({}, 3))).toEqual([409, 'cart_changed', [['promo', 'over']]]);
  });

  it('a repeated checkout takes one, and is never told that it was the last', async () => {
    for (let round = 1; round <= 6; round += 1) {
      await addPromo(server, shop, { code: `LAST${round}`, most_uses: 1 });
      const body = { ...promoCheckout(roses), promo_code: `LAST${round}` };
      const answers = await Promise.all(Array.from({ length: 8 }, () => server.ok(api.checkout, body, shop.shopper)));
      expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1);
    }
    const { promo_codes } = await server.ok(api.listPromoCodes, {}, shop.owner);
    expect(promo_codes.map(({ uses }) => uses)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('the last one is won by exactly one of sixteen', async () => {
    await addPromo(server, shop, { most_uses: 1 });
    const answers = await Promise.all(Array.from({ length: 16 }, (_, phone) => place({}, phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map((one) => JSON.stringify(refusalOf(one)))),
    ).toEqual(new Set(['[409,"cart_changed",[["promo","over"]]]']));
  });

  it('are given back by a canceled order, and taken again where it is taken back, or not where none is left', async () => {
    await addPromo(server, shop, { most_uses: 1 });
    const { body } = await place({}, 1);
    const { order_id } = body as { order_id: string };
    const step = async () =>
      (await server.ok(api.readMerchantOrder, { order_id }, shop.owner)).order.revertable?.step ?? '';
    await server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
    expect(await usesOf(server, shop)).toBe(0);
    await server.ok(api.revertStep, { order_id, step: await step() }, shop.owner);
    expect(await usesOf(server, shop)).toBe(1);
    await server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
    expect((await place({}, 2)).status).toBe(200);
    const { status, problem } = await server.call(api.revertStep, { order_id, step: await step() }, shop.owner);
    expect([status, problem.code]).toEqual([409, 'promo_used_up']);
    expect((await orderOf({ body })).status).toBe('canceled');
  });

  it('an order keeps its line when the code is removed, and goes its way', async () => {
    const { code_id } = await addPromo(server, shop);
    const placed = await place();
    await server.ok(api.removePromoCode, { code_id }, shop.owner);
    expect((await orderOf(placed)).discounts).toEqual([{ kind: 'code', title: 'ВЕСНА', amount: 10 }]);
    const { order_id } = placed.body as { order_id: string };
    await server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
    const { step = '' } = (await orderOf(placed)).revertable ?? {};
    await server.ok(api.revertStep, { order_id, step }, shop.owner);
    expect((await orderOf(placed)).status).toBe('created');
  });
});

it('another shop’s code is none here', async () => {
  await addPromo(server, await newMerchant(server));
  expect((await check()).refusal?.reason).toBe('unknown');
});

it('an order without a code is hashed, and repeated, as before', async () => {
  const body = checkoutOf(roses);
  const { order_id } = await server.ok(api.checkout, body, shop.shopper);
  expect((await server.ok(api.checkout, body, shop.shopper)).order_id).toBe(order_id);
  const other = await server.call(api.checkout, { ...body, promo_code: 'ВЕСНА' }, shop.shopper);
  expect([other.status, other.problem.code]).toEqual([409, 'idempotency_conflict']);
});
