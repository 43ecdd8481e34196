import fc from 'fast-check';
import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { oldSchema } from '../testing/old-schema.ts';
import { checkoutOf, newMerchant, newProduct, type TestMerchant } from '../testing/shops.ts';
import { type TestServer, withTestServer } from '../testing/test-server.ts';

const today = new Date('2026-03-08T09:00:00.000Z');
const days = 5;
const hour = 3_600_000;
let now = today;
const server = withTestServer({ now: () => now });
let another: TestServer;
beforeAll(async () => {
  another = await server.another({ now: () => now });
});

type Step =
  | { kind: 'order'; ago: number; quantity: number }
  | { kind: 'status'; of: number; to: (typeof api.orderStatuses)[number] }
  | { kind: 'payment'; of: number; to: (typeof api.paymentStates)[number] }
  | { kind: 'delivery'; of: number; price: number | null }
  | { kind: 'shopper cancels'; of: number };

const of = fc.nat(20);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    // Around the midnights of Moscow, which is three hours before that of UTC, and of Kamchatka.
    ago: fc
      .tuple(fc.integer({ min: 0, max: days }), fc.constantFrom(-1, 0, 1, 9 * hour, 9 * hour + 1, 12 * hour))
      .map(([day, off]) => day * 24 * hour + off),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant('status' as const), of, to: fc.constantFrom(...api.orderStatuses) }),
  fc.record({ kind: fc.constant('payment' as const), of, to: fc.constantFrom(...api.paymentStates) }),
  fc.record({
    kind: fc.constant('delivery' as const),
    of,
    price: fc.constantFrom(null, 0, 0.01, 350.5, 99_999_999.99),
  }),
  fc.record({ kind: fc.constant('shopper cancels' as const), of }),
);

interface Placed {
  order_id: string;
  order_token: string;
}

async function take(at: TestServer, merchant: TestMerchant, product: string, placed: readonly Placed[], taken: Step) {
  if (taken.kind === 'order') {
    const products = [{ product_id: product, quantity: taken.quantity }];
    const body = checkoutOf(product, { products, expected_sum: 100 * taken.quantity });
    return (await at.ok(api.checkout, body, merchant.shopper)) as Placed;
  }
  const order = placed[taken.of % Math.max(1, placed.length)];
  if (!order) return undefined;
  const { order_id, order_token } = order;
  if (taken.kind === 'status') await at.call(api.setOrderStatus, { order_id, status: taken.to }, merchant.owner);
  if (taken.kind === 'payment') await at.call(api.setPaymentState, { order_id, state: taken.to }, merchant.owner);
  if (taken.kind === 'delivery') await at.call(api.setDeliveryPrice, { order_id, price: taken.price }, merchant.owner);
  if (taken.kind === 'shopper cancels') await at.call(api.cancelOrder, { order_token }, {});
  return undefined;
}

const zones = fc.constantFrom<api.ShopZone>('Europe/Moscow', 'Asia/Kamchatka', 'Europe/Kaliningrad');

async function told({ context: { db } }: TestServer, { merchantId }: TestMerchant, zone: api.ShopZone) {
  const rows = await db.selectFrom('orders').selectAll().where('merchant_id', '=', merchantId).execute();
  const kopecks = (row: (typeof rows)[number]) => row.sum + Math.round((row.delivery_info.delivery_price ?? 0) * 100);
  const sumOf = (some: typeof rows) => some.reduce((all, row) => all + kopecks(row), 0) / 100;
  const kept = rows.filter(({ status }) => status !== 'canceled');
  const dates = [...Array(days).keys()]
    .map((ago) => api.shopDayOf(new Date(today.getTime() - ago * 24 * hour), zone))
    .reverse();
  return {
    days: dates.map((date) => {
      const some = kept.filter(({ created_at }) => api.shopDayOf(created_at, zone) === date);
      const paid = some.filter(({ payment_state }) => payment_state === 'succeeded');
      return { date, count: some.length, sum: sumOf(some), paid: sumOf(paid) };
    }),
    counts: Object.fromEntries(
      api.orderStatuses.map((status) => [status, rows.filter((row) => row.status === status).length]),
    ),
    total_count: rows.length,
  };
}

async function answered(merchant: TestMerchant, timeZone: api.ShopZone) {
  now = today;
  await server.ok(api.updateMerchant, { additional_info: { timeZone } }, merchant.owner);
  const sums = await server.ok(api.readOrderSums, { days }, merchant.owner);
  const { counts, total_count } = await server.ok(api.listOrders, {}, merchant.owner);
  return { days: sums.days, counts, total_count };
}

it('sums and counts are what the orders say, whatever happened to them in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), zones, async (steps, zone) => {
      const merchant = await newMerchant(server);
      const product = await newProduct(server, merchant);
      const placed: Placed[] = [];
      for (const taken of steps) {
        now = taken.kind === 'order' ? new Date(Date.UTC(2026, 2, 7, 21) - taken.ago) : today;
        const order = await take(server, merchant, product, placed, taken);
        if (order) placed.push(order);
      }
      expect(await answered(merchant, zone)).toEqual(await told(server, merchant, zone));
    }),
    { numRuns: 40 },
  );
}, 120_000);

it('sums and counts are what the orders say, however many processes change them at once', async () => {
  now = today;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), zones, async (steps, zone) => {
      const merchant = await newMerchant(server);
      const product = await newProduct(server, merchant);
      const first = { kind: 'order', ago: 0, quantity: 2 } as const;
      const placed = await Promise.all(
        [1, 2, 3].map(() => take(server, merchant, product, [], first) as Promise<Placed>),
      );
      await Promise.all(
        steps.map((taken, index) => take(index % 2 ? another : server, merchant, product, placed, taken)),
      );
      expect(await answered(merchant, zone)).toEqual(await told(server, merchant, zone));
    }),
    { numRuns: 10 },
  );
}, 120_000);

it('the days and hours of orders made before there were such are filled in', async () => {
  const { db, migrate, drop } = await oldSchema('010-product-search');
  await sql`
    insert into orders (
      merchant_id, order_id, number, secret, idempotency_key, body_hash, status, payment_state, payment_method, sum,
      delivery_info, consents, search_text, created_at, updated_at
    )
    select
      '00000000-0000-4000-8000-000000000000', gen_random_uuid(), nth, nth, gen_random_uuid(), '', status, payment_state,
      'p2p', 10000, '{"delivery_price": 0.5}', '[]', '', '2026-03-07T21:00:00Z'::timestamptz - early, now()
    from (
      select row_number() over () as nth, *
      from unnest(array['created', 'completed', 'canceled']) as status,
        unnest(array['pending', 'succeeded']) as payment_state,
        unnest(array[interval '0 s', interval '1 s']) as early
    ) as made
  `.execute(db);
  await migrate();
  const { rows } = await sql`
    select day::text, created, completed, canceled, accepted, total, paid from order_days order by day
  `.execute(db);
  const both = { created: 2, completed: 2, canceled: 2, accepted: 0, total: 40_200, paid: 20_100 };
  expect(rows).toEqual([
    { day: '2026-03-07', ...both },
    { day: '2026-03-08', ...both },
  ]);
  const hours = await sql`select hour, count, total, paid from order_hours order by hour`.execute(db);
  expect(hours.rows).toEqual([
    { hour: new Date('2026-03-07T20:00:00Z'), count: 4, total: 40_200, paid: 20_100 },
    { hour: new Date('2026-03-07T21:00:00Z'), count: 4, total: 40_200, paid: 20_100 },
  ]);
  await drop();
});
