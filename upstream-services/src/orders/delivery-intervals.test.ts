import fc from 'fast-check';
import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { oldSchema } from '../testing/old-schema.ts';
import { checkoutOf, newMerchant, newProduct, type TestMerchant } from '../testing/shops.ts';
import type { TestServer } from '../testing/test-server.ts';

const noon = new Date('2026-11-25T09:00:00Z');
const { server, shop } = withFreshShop({ now: () => noon });
const [day, another] = ['2026-11-26', '2026-11-27'];
const morning = '10:00–12:00';
const evening = '18:00–20:00';

const schedule = (changes: Partial<api.DeliverySchedule> = {}): api.DeliverySchedule => ({
  leadHours: 0,
  lastHour: null,
  daysOff: [],
  datesOff: [],
  slots: [
    { from: '10:00', to: '12:00', capacity: 2, days: [] },
    { from: '18:00', to: '20:00', capacity: null, days: [] },
  ],
  ...changes,
});

const courier = { id: 'courier', kind: 'courier' as const, name: 'Курьером' };
const pickup = { id: 'pickup', kind: 'pickup' as const, name: 'Самовывоз' };
const post = { id: 'post', kind: 'post' as const, name: 'Почтой' };

const deliver = (merchant: TestMerchant, of: api.DeliverySchedule | null) =>
  server.ok(
    api.createDeliveryConditions,
    { showAddress: false, deliveryMethod: [courier, pickup, post], communication: [], schedule: of },
    merchant.owner,
  );

const orderFor = (product: string, date: string, hours: string, method = 'courier') => {
  const plain = checkoutOf(product);
  const chosen = { delivery_date: date, delivery_interval: hours, delivery_method_id: method };
  return { ...plain, delivery_info: { ...plain.delivery_info, ...chosen } };
};

const dayChange = { product_id: '', size_id: null, title: null, kind: 'day', was: null, now: null };

describe('a shop with delivery intervals', () => {
  it('takes as many orders for its hours as it said, and no more until one is canceled', async () => {
    const product = await newProduct(server, shop);
    await deliver(shop, schedule());
    const place = (date = day, hours = morning) =>
      server.call(api.checkout, orderFor(product, date, hours), shop.shopper);
    const placed = await server.ok(api.checkout, orderFor(product, day, morning), shop.shopper);
    expect((await place()).status).toBe(200);
    const full = await place();
    expect([full.status, full.problem.code, full.problem.changes]).toEqual([409, 'cart_changed', [dayChange]]);
    expect((await place(another)).status).toBe(200);
    for (let more = 0; more < 4; more++) expect((await place(day, evening)).status).toBe(200);
    await server.ok(api.cancelOrder, { order_token: placed.order_token }, {});
    expect((await place()).status).toBe(200);
    expect((await place()).status).toBe(409);
  });

  it('asks for one of its hours whoever is brought an order, but not whoever collects it or gets a parcel', async () => {
    const product = await newProduct(server, shop);
    await deliver(shop, schedule());
    const call = (date: string, hours: string, method?: string) =>
      server.call(api.checkout, orderFor(product, date, hours, method), shop.shopper).then(({ status }) => status);
    expect(await call('', '')).toBe(409);
    expect(await call(day, '')).toBe(409);
    expect(await call(day, 'с 10 до 12')).toBe(409);
    expect(await call(day, morning)).toBe(200);
    // Who collects takes no courier's place.
    for (let more = 0; more < 3; more++) expect(await call(day, morning, 'pickup')).toBe(200);
    expect(await call('', '', 'pickup')).toBe(200);
    expect(await call('', '', 'post')).toBe(200);
    const { days } = await server.ok(api.listDeliveryDays, {}, shop.shopper);
    expect(days.find(({ date }) => date === day)?.slots).toEqual([morning, evening]);
    expect(await call(day, morning)).toBe(200);
    expect(await call(day, morning)).toBe(409);
  });

  it('tells what can be had, as an order takes it', async () => {
    const product = await newProduct(server, shop);
    const offered = () => server.ok(api.listDeliveryDays, {}, shop.shopper);
    expect(await offered()).toEqual({ scheduled: false, in_slots: false, days: [] });
    await deliver(shop, schedule({ lastHour: '11:00', daysOff: ['fri'], datesOff: ['2026-11-28'] }));
    const days = async () => (await offered()).days.slice(0, 2);
    expect(await days()).toEqual([
      { date: day, open: true, slots: [morning, evening] },
      { date: '2026-11-29', open: true, slots: [morning, evening] },
    ]);
    for (let order = 0; order < 2; order++) {
      await server.ok(api.checkout, orderFor(product, day, morning), shop.shopper);
    }
    expect((await days())[0]?.slots).toEqual([evening]);
    for (const date of ['2026-11-25', another, '2026-11-28']) {
      expect((await server.call(api.checkout, orderFor(product, date, evening), shop.shopper)).status).toBe(409);
    }
  });

  it('is never told to be full to a repeated checkout that took the last place itself', async () => {
    const product = await newProduct(server, shop);
    await deliver(shop, schedule());
    for (const date of [day, '2026-11-29', '2026-11-30'])
      for (const hours of [morning, evening]) {
        await server.ok(api.checkout, orderFor(product, date, hours), shop.shopper);
        const body = orderFor(product, date, hours);
        const answers = await Promise.all(Array.from({ length: 8 }, () => server.ok(api.checkout, body, shop.shopper)));
        expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1);
      }
  });

  it('does not bring a canceled order back to hours that others have taken', async () => {
    const product = await newProduct(server, shop);
    await deliver(shop, schedule());
    const place = () => server.ok(api.checkout, orderFor(product, day, morning), shop.shopper);
    const { order_id } = await place();
    const cancel = async () => {
      const order = await server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
      const { order: read } = await server.ok(api.readMerchantOrder, { order_id }, shop.owner);
      return read.revertable?.step ?? String(order);
    };
    const revert = (step: string) => server.call(api.revertStep, { order_id, step }, shop.owner);
    expect((await revert(await cancel())).status).toBe(200);
    await place();
    const step = await cancel();
    await place();
    const refused = await revert(step);
    expect([refused.status, refused.problem.code]).toEqual([409, 'slot_taken']);
  });
});

it('a shop without a schedule takes any day and any words for the hours, and one without intervals any words', async () => {
  const product = await newProduct(server, shop);
  await deliver(shop, null);
  const call = (date: string, hours: string) =>
    server.call(api.checkout, orderFor(product, date, hours), shop.shopper).then(({ status }) => status);
  expect([await call('', ''), await call('2026-11-25', 'вечером'), await call(day, morning)]).toEqual([200, 200, 200]);
  await server.ok(api.updateDeliveryConditions, { schedule: schedule({ slots: [], daysOff: ['thu'] }) }, shop.owner);
  expect([await call('', ''), await call(another, 'вечером'), await call(day, '')]).toEqual([200, 200, 409]);
  await server.ok(api.updateDeliveryConditions, { schedule: null }, shop.owner);
  expect(await call(day, '')).toBe(200);
});

describe('whoever orders and cancels at once', () => {
  let others: TestServer;
  beforeAll(async () => {
    others = await server.another({ now: () => noon });
  });

  const capacity = fc.integer({ min: 1, max: 7 });
  const buyer = fc.record({ hours: fc.constantFrom(morning, evening), cancels: fc.option(fc.nat(20)) });
  const buyers = fc.array(buyer, { minLength: 100, maxLength: 140 });

  it('never gets more places than there are, and none is refused while one is free at the end', async () => {
    await fc.assert(
      fc.asyncProperty(buyers, capacity, capacity, async (all, early, late) => {
        const merchant = await newMerchant(server);
        const product = await newProduct(server, merchant);
        const limits: Record<string, number> = { [morning]: early, [evening]: late };
        const slots = [
          { from: '10:00', to: '12:00', capacity: early, days: [] },
          { from: '18:00', to: '20:00', capacity: late, days: [] },
        ];
        await deliver(merchant, schedule({ slots }));
        const live = async (hours: string) => {
          const { orders } = await server.ok(
            api.listOrders,
            { all_orders: { page: 1, per_page: 100 } },
            merchant.owner,
          );
          return orders.filter(
            (order) => order.status !== 'canceled' && order.delivery_info.delivery_interval === hours,
          ).length;
        };
        const order = async ({ hours, cancels }: { hours: string; cancels: number | null }, nth: number) => {
          const at = nth % 2 ? others : server;
          const body = orderFor(product, day, hours);
          body.delivery_info.contact_phone_number = `+7999${String(1_000_000 + nth)}`;
          const { status, body: answer } = await at.call(api.checkout, body, merchant.shopper);
          expect([200, 409]).toContain(status);
          if (status === 200 && cancels !== null) {
            const { order_token } = answer as { order_token: string };
            await at.ok(api.cancelOrder, { order_token }, {});
          }
          return { hours, status };
        };
        const watched = (async () => {
          for (let look = 0; look < 5; look++) {
            for (const hours of [morning, evening]) expect(await live(hours)).toBeLessThanOrEqual(limits[hours] ?? 0);
          }
        })();
        const answers = await Promise.all(all.map(order));
        await watched;
        for (const hours of [morning, evening]) {
          const left = (limits[hours] ?? 0) - (await live(hours));
          expect(left).toBeGreaterThanOrEqual(0);
          // Whoever was refused comes again: as many as are free are taken, and not one more.
          const again = answers.filter((one) => one.hours === hours && one.status === 409).length;
          const statuses = await Promise.all(
            Array.from({ length: again }, (_, nth) => order({ hours, cancels: null }, 1000 + nth)),
          );
          expect(statuses.filter(({ status }) => status === 200)).toHaveLength(Math.min(left, again));
        }
      }),
      { numRuns: 5 },
    );
  }, 180_000);
});

it('shops from before there were schedules have none, and their orders count in the hours they say', async () => {
  const { db, migrate, drop } = await oldSchema('082-lowest-price');
  const merchant = '00000000-0000-4000-8000-000000000000';
  await sql`
    insert into delivery_conditions (merchant_id, conditions_id, show_address, methods, communications, created_at, updated_at)
    values (${merchant}, gen_random_uuid(), true, '[]', '[]', now(), now())
  `.execute(db);
  await sql`
    insert into orders (
      merchant_id, order_id, number, secret, idempotency_key, body_hash, status, payment_method, sum, delivery_info, consents,
      search_text, created_at, updated_at
    )
    select ${merchant}, gen_random_uuid(), nth, nth, gen_random_uuid(), '', status, 'p2p', 100,
      jsonb_build_object('delivery_date', '2026-11-26', 'delivery_interval', '10:00–12:00'), '[]', '', now(), now()
    from unnest(array['created', 'completed', 'canceled']) with ordinality as made(status, nth)
  `.execute(db);
  await migrate();
  const { rows } = await sql`
    select schedule, orders_in_slot(${merchant}, '2026-11-26', '10:00–12:00')::integer as count from delivery_conditions
  `.execute(db);
  expect(rows).toEqual([{ schedule: null, count: 2 }]);
  await drop();
});
