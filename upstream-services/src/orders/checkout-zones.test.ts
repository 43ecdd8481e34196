import * as api from 'shared-contracts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { checkoutOf, newProduct } from '../testing/shops.ts';

const noon = new Date('2026-11-25T09:00:00Z');
const { server, shop } = withFreshShop({ now: () => noon });

const none = { price: null, freeFrom: null, leastOrder: null, leadHours: null };
const courier = {
  id: 'courier',
  kind: 'courier' as const,
  name: 'Курьером',
  leastOrder: 100,
  zones: [
    { ...none, id: 'centre', name: 'Центр', price: 300, freeFrom: 500 },
    { ...none, id: 'far', name: 'Область', leastOrder: 150, leadHours: 24 },
  ],
};
const pickup = {
  id: 'pickup',
  kind: 'pickup' as const,
  name: 'Самовывоз',
  price: 0,
  points: [
    { id: 'mira', address: 'ул. Мира, 5', hours: 'с 9 до 19', note: '' },
    { id: 'lenina', address: 'ул. Ленина, 1', hours: '', note: '' },
  ],
};

const deliver = (schedule: api.DeliverySchedule | null = null) =>
  server.ok(
    api.createDeliveryConditions,
    { showAddress: false, deliveryMethod: [courier, pickup], communication: [], schedule },
    shop.owner,
  );

const place = (product: string, chosen: object, changes: Partial<api.CheckoutRequest> = {}) => {
  const plain = checkoutOf(product, changes);
  return server.call(api.checkout, { ...plain, delivery_info: { ...plain.delivery_info, ...chosen } }, shop.shopper);
};

async function deliveryOf(answer: { body: unknown }) {
  const { order_id } = answer.body as { order_id: string };
  return (await server.ok(api.readMerchantOrder, { order_id }, shop.owner)).order.delivery_info;
}

it('an order costs what its zone says, and names it', async () => {
  const product = await newProduct(server, shop);
  await deliver();
  const chosen = { delivery_method_id: 'courier', delivery_option_id: 'centre' };
  const info = await deliveryOf(await place(product, chosen, { expected_delivery_price: 300 }));
  expect(info).toMatchObject({ delivery_price: 300, delivery_kind: 'courier' });
  expect(info.delivery_method).toMatch(/^Курьером, Центр — 300/);
  expect(info).not.toHaveProperty('delivery_option_id');
  const unaware = await deliveryOf(await place(product, { delivery_method_id: 'courier' }));
  expect(unaware.delivery_price).toBeUndefined();
});

it('an order to a point says where it is collected', async () => {
  const product = await newProduct(server, shop);
  await deliver();
  const info = await deliveryOf(await place(product, { delivery_method_id: 'pickup', delivery_option_id: 'mira' }));
  expect(info.delivery_method).toBe('Самовывоз — бесплатно, ул. Мира, 5, с 9 до 19');
});

it('an order that is collected at the shop says where that is, though no point was named', async () => {
  const product = await newProduct(server, shop);
  await server.ok(api.updateMerchant, { base_info: { location_address: 'Коломна, ул. Мира, 7' } }, shop.owner);
  const { points: _, ...plain } = pickup;
  const conditions = { showAddress: false, deliveryMethod: [plain], communication: [] };
  await server.ok(api.createDeliveryConditions, conditions, shop.owner);
  const info = await deliveryOf(await place(product, { delivery_method_id: 'pickup' }));
  expect(info.delivery_method).toBe('Самовывоз — бесплатно, Коломна, ул. Мира, 7');
});

it.each([
  ['the shop’s', [], undefined, 'Самовывоз — бесплатно, Коломна, ул. Мира, 7'],
  ['a point’s', pickup.points, 'mira', 'Самовывоз — бесплатно, ул. Мира, 5, с 9 до 19'],
])('whoever collects an order reads %s address whole on its page', async (_, points, option, told) => {
  const product = await newProduct(server, shop);
  await server.ok(api.updateMerchant, { base_info: { location_address: 'Коломна, ул. Мира, 7' } }, shop.owner);
  const conditions = { showAddress: false, deliveryMethod: [{ ...pickup, points }], communication: [] };
  await server.ok(api.createDeliveryConditions, conditions, shop.owner);
  const chosen = { delivery_method_id: 'pickup', ...(option ? { delivery_option_id: option } : {}) };
  const { order_token } = (await place(product, chosen)).body as { order_token: string };
  const { order } = await server.ok(api.readOrderPageByToken, { order_token });
  expect(order.delivery_info.delivery_method).toBe(told);
});

it('no order of less than the least goes by its way', async () => {
  const cheap = await newProduct(server, shop, { price: 99 });
  const product = await newProduct(server, shop);
  await deliver();
  const least = (now: number) => [{ product_id: '', size_id: null, title: null, kind: 'least_order', was: null, now }];
  const call = async (id: string, expected_sum: number, option?: string, method = 'courier') => {
    const chosen = { delivery_method_id: method, ...(option ? { delivery_option_id: option } : {}) };
    const { status, problem } = await place(id, chosen, { expected_sum });
    return [status, problem?.changes];
  };
  expect(await call(cheap, 99, 'centre')).toEqual([409, least(100)]);
  expect(await call(product, 100, 'far')).toEqual([409, least(150)]);
  expect((await call(product, 100, 'centre'))[0]).toBe(200);
  expect((await call(cheap, 99, 'mira', 'pickup'))[0]).toBe(200);
});

it('a zone that takes longer has later hours, in what is offered and in what is taken', async () => {
  const product = await newProduct(server, shop, { price: 200 });
  const slots = [{ from: '14:00', to: '16:00', capacity: null, days: [] }];
  await deliver({ leadHours: 1, lastHour: null, daysOff: [], datesOff: [], slots });
  const first = async (option?: string) => {
    const asked = { delivery_method_id: 'courier', ...(option ? { delivery_option_id: option } : {}) };
    return (await server.ok(api.listDeliveryDays, asked, shop.shopper)).days[0]?.slots;
  };
  expect([await first(), await first('centre')]).toEqual([['14:00–16:00'], ['14:00–16:00']]);
  const far = await server.ok(
    api.listDeliveryDays,
    { delivery_method_id: 'courier', delivery_option_id: 'far' },
    shop.shopper,
  );
  expect(far.days.find(({ slots: some }) => some.length > 0)?.date).toBe('2026-11-26');
  const today = { delivery_method_id: 'courier', delivery_date: '2026-11-25', delivery_interval: '14:00–16:00' };
  const status = async (option: string) =>
    (await place(product, { ...today, delivery_option_id: option }, { expected_sum: 200 })).status;
  expect([await status('far'), await status('centre')]).toEqual([409, 200]);
});
