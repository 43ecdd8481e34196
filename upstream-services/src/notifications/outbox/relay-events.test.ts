import { checkout, setOrderStatus } from 'shared-contracts';
import { withClock } from '../../testing/clock.ts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { checkoutOf, newMerchant, newProduct, type TestMerchant } from '../../testing/shops.ts';
import { relayEvents, type Subscriber } from './index.ts';

const clock = withClock(Date.now() + 3_600_000);
const { server, shop } = withFreshShop({ now: clock.now });
beforeEach(() => server.context.db.deleteFrom('outbox').execute());

async function order(merchant: TestMerchant, count = 1): Promise<string[]> {
  const product = await newProduct(server, merchant);
  const placed: string[] = [];
  for (let number = 0; number < count; number++) {
    placed.push((await server.ok(checkout, checkoutOf(product), merchant.shopper)).order_id);
  }
  return placed;
}

function listener(): { heard: string[]; hear: Subscriber } {
  const heard: string[] = [];
  const hear: Subscriber = async (_context, _trx, { kind, became }) => void heard.push(`${kind} ${became}`);
  return { heard, hear };
}
const waiting = () => server.context.db.selectFrom('outbox').select(['tries']).execute();

it('tells once of each change of an order, in their order, and of a sign-in', async () => {
  const [order_id = ''] = await order(shop);
  await server.ok(setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
  const { heard, hear } = listener();
  expect(await relayEvents(server.context, [hear])).toBe(2);
  expect(heard).toEqual(['order_placed created', 'order_status accepted']);
  expect(await relayEvents(server.context, [hear])).toBe(0);
});

it('has nothing of a change that was refused', async () => {
  const product = await newProduct(server, shop);
  const body = checkoutOf(product, { expected_sum: 1 });
  expect((await server.call(checkout, body, shop.shopper)).status).toBe(409);
  expect(await waiting()).toEqual([]);
});

it('tells nobody of half an event: what fails is undone, and tried again after a pause that doubles', async () => {
  await order(shop);
  let fails = true;
  const { heard, hear } = listener();
  const writes: Subscriber = async (_context, trx, { merchant_id, audit_id }) => {
    const row = { key: `outbox ${merchant_id}${audit_id}`, count: 1, ends_at: clock.now(), next_at: null };
    await trx.insertInto('rate_limits').values(row).execute();
    if (fails) throw new Error('broken on purpose');
  };
  const relay = () => relayEvents(server.context, [writes, hear]);
  const written = () =>
    server.context.db
      .selectFrom('rate_limits')
      .select('count')
      .where('key', 'like', `outbox ${shop.merchantId}%`)
      .execute();
  expect(await relay()).toBe(0);
  expect([heard, await written(), await waiting()]).toEqual([[], [], [{ tries: 1 }]]);
  clock.passed = 4;
  expect(await relay()).toBe(0);
  expect(await waiting()).toEqual([{ tries: 1 }]);
  clock.passed = 6;
  await relay();
  expect(await waiting()).toEqual([{ tries: 2 }]);
  fails = false;
  clock.passed = 17;
  expect(await relay()).toBe(1);
  expect(heard).toEqual(['order_placed created']);
  expect(await written()).toHaveLength(1);
});

it('two processes that look at the same time tell once', async () => {
  await order(shop, 12);
  const { heard, hear } = listener();
  const counts = await Promise.all([1, 2, 3].map(() => relayEvents(server.context, [hear])));
  expect(counts.reduce((sum, count) => sum + count)).toBe(12);
  expect(heard).toHaveLength(12);
});

it('a merchant with many events, or with one that always fails, keeps nobody waiting', async () => {
  const other = await newMerchant(server);
  await order(shop, 15);
  await order(other);
  const told: string[] = [];
  let broken: string | undefined;
  const hear: Subscriber = async (_context, _trx, { merchant_id, audit_id }) => {
    broken ??= audit_id;
    if (audit_id === broken) throw new Error('broken on purpose');
    told.push(merchant_id);
  };
  expect(await relayEvents(server.context, [hear])).toBe(15);
  expect(told).toHaveLength(15);
  expect(told.indexOf(other.merchantId)).toBeLessThan(12);
  expect(await waiting()).toEqual([{ tries: 1 }]);
});
