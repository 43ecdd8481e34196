import * as api from 'shared-contracts';
import { withClock } from '../testing/clock.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { addPromo, promoCheckout } from '../testing/promo.ts';
import { checkoutOf, newProduct } from '../testing/shops.ts';

// 23:30 of the 25th in Moscow, 8:30 of the 26th in Kamchatka.
const clock = withClock(Date.parse('2026-11-25T20:30:00.000Z'));
const { server, shop } = withFreshShop({ now: clock.now });
const hour = 3_600;

const setZone = (timeZone: api.ShopZone | null) =>
  server.ok(api.updateMerchant, { additional_info: { timeZone } }, shop.owner);
beforeEach(() => setZone('Asia/Kamchatka'));

let roses: string;
beforeEach(async () => {
  roses = await newProduct(server, shop);
});

const place = (delivery_date: string) => {
  const plain = checkoutOf(roses);
  const body = { ...plain, delivery_info: { ...plain.delivery_info, delivery_date } };
  return server.call(api.checkout, body, shop.shopper);
};

it('is told to the shopper’s page, the order’s page and the office, and is Moscow’s once it is cleared', async () => {
  const told = async () => ({
    shop: (await server.ok(api.readShop, { slugs: ['timeZone'] }, shop.shopper)).merchant_info.timeZone,
    office: (await server.ok(api.readMerchant, {}, shop.owner)).additional_info.timeZone,
    order: (await server.ok(api.readOrderPageByToken, { order_token })).shop.time_zone,
  });
  const { order_token } = await server.ok(api.checkout, checkoutOf(roses), shop.shopper);
  expect(await told()).toEqual({ shop: 'Asia/Kamchatka', office: 'Asia/Kamchatka', order: 'Asia/Kamchatka' });
  await setZone(null);
  expect(await told()).toEqual({ shop: undefined, office: undefined, order: 'Europe/Moscow' });
});

it('is one of Russia’s, and no other', async () => {
  const sent = { additional_info: { timeZone: 'Europe/Paris' as never } };
  const { status, problem } = await server.call(api.updateMerchant, sent, shop.owner);
  expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([
    400,
    'validation_failed',
    'additional_info.timeZone',
  ]);
});

it('decides which day has passed: the 25th is still today in Moscow, and over in Kamchatka', async () => {
  const { status, problem } = await place('2026-11-25');
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'delivery_info.delivery_date']);
  expect((await place('2026-11-26')).status).toBe(200);
  await setZone('Europe/Moscow');
  expect((await place('2026-11-25')).status).toBe(200);
});

it('decides the day until which something is made', async () => {
  await server.ok(api.setStock, { product_id: roses, stock: { kind: 'to_order', days: 1 } }, shop.owner);
  expect((await place('2026-11-26')).problem.errors?.[0]?.path).toBe('delivery_info.delivery_date');
  expect((await place('2026-11-27')).status).toBe(200);
});

it('decides the days and hours that are offered, and until when orders are taken for the same day', async () => {
  const slots = [
    { from: '08:00', to: '10:00', capacity: null, days: [] },
    { from: '10:00', to: '12:00', capacity: 1, days: [] },
  ];
  const schedule = { leadHours: 0, lastHour: '09:00', daysOff: [], datesOff: [], slots };
  const conditions = { showAddress: false, deliveryMethod: [], communication: [] };
  await server.ok(api.createDeliveryConditions, { ...conditions, schedule }, shop.owner);
  const first = async () => (await server.ok(api.listDeliveryDays, {}, shop.shopper)).days[0];
  expect(await first()).toEqual({ date: '2026-11-26', open: true, slots: ['10:00–12:00'] });
  const order = checkoutOf(roses);
  const chosen = { delivery_date: '2026-11-26', delivery_interval: '10:00–12:00' };
  const take = () =>
    server.call(
      api.checkout,
      { ...order, delivery_info: { ...order.delivery_info, ...chosen }, idempotency_key: crypto.randomUUID() },
      shop.shopper,
    );
  expect((await take()).status).toBe(200);
  expect((await take()).problem.code).toBe('cart_changed');
  expect(await first()).toMatchObject({ date: '2026-11-26', slots: [] });
  clock.passed = hour / 2;
  expect(await first()).toMatchObject({ date: '2026-11-27', slots: ['08:00–10:00', '10:00–12:00'] });
  await setZone('Europe/Moscow');
  // Half an hour after midnight.
  expect(await first()).toMatchObject({ date: '2026-11-26', slots: ['08:00–10:00'] });
});

it('decides which deliveries are of today and tomorrow', async () => {
  const numbers: string[] = [];
  for (const day of ['2026-11-26', '2026-11-27']) numbers.push((await place(day)).body.order_number);
  const listed = async (delivery_day: api.DeliveryDay) => {
    const { orders, day_counts } = await server.ok(api.listOrders, { delivery_day }, shop.owner);
    return [orders.map((one) => one.order_number), day_counts];
  };
  expect(await listed('today')).toEqual([[numbers[0]], { today: 1, tomorrow: 1 }]);
  expect(await listed('tomorrow')).toEqual([[numbers[1]], { today: 1, tomorrow: 1 }]);
  const { date, orders } = await server.ok(api.readDeliveries, {}, shop.owner);
  expect([date, orders.map((one) => one.order_number)]).toEqual(['2026-11-26', [numbers[0]]]);
  await setZone('Europe/Moscow');
  expect(await listed('tomorrow')).toEqual([[numbers[0]], { today: 0, tomorrow: 1 }]);
});

it('decides on which day an order counts, also of those from before it was set', async () => {
  await setZone(null);
  // Kamchatka's midnight is at noon of UTC.
  for (const before of [9 * hour, 8.5 * hour, 0]) {
    clock.passed = -before;
    await server.ok(api.checkout, checkoutOf(roses), shop.shopper);
  }
  const counts = async () => {
    const { zone, days } = await server.ok(api.readOrderSums, { days: 2 }, shop.owner);
    return [zone, days.map(({ date, count, sum }) => `${date}: ${count} for ${sum}`)];
  };
  expect(await counts()).toEqual(['Europe/Moscow', ['2026-11-24: 0 for 0', '2026-11-25: 3 for 300']]);
  await setZone('Asia/Kamchatka');
  expect(await counts()).toEqual(['Asia/Kamchatka', ['2026-11-25: 1 for 100', '2026-11-26: 2 for 200']]);
});

it('decides the days of promo codes', async () => {
  await addPromo(server, shop, { ends: '2026-11-25' });
  const reason = async () => {
    const products = [{ product_id: roses, quantity: 1 }];
    const { refusal } = await server.ok(api.checkPromoCode, { promo_code: 'весна', products }, shop.shopper);
    return refusal?.reason;
  };
  expect(await reason()).toBe('over');
  expect((await server.call(api.checkout, promoCheckout(roses), shop.shopper)).problem.changes?.[0]).toMatchObject({
    kind: 'promo',
    promo: { reason: 'over' },
  });
  await setZone('Europe/Moscow');
  expect(await reason()).toBeUndefined();
  expect((await server.call(api.checkout, promoCheckout(roses), shop.shopper)).status).toBe(200);
});

it('tells the times of a table of orders', async () => {
  await server.ok(api.checkout, checkoutOf(roses), shop.shopper);
  const { csv } = await server.ok(api.exportOrders, {}, shop.owner);
  expect(csv.split('\r\n')[1]).toMatch(/^\d+;26\.11\.2026 08:30;/);
});
