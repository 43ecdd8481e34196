import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { waitUntil } from 'tooling/wait-until';
import { notificationOf } from '../testing/card-provider.ts';
import { newCardShop, notify, orderByCard, reconcile, withCardShop } from '../testing/card-shop.ts';
import { claimDuePayments } from './payment-repository.ts';

const { server, provider, shop } = withCardShop();
const read = async (order_id: string) => (await server.ok(api.readMerchantOrder, { order_id }, shop.owner)).order;
const transitions = async (order_id: string) => {
  const { history } = await server.ok(api.readOrderHistory, { order_id }, shop.owner);
  return history.filter(({ kind }) => kind === 'payment_state').map(({ from, to }) => `${from} → ${to}`);
};

it('twenty identical notifications in parallel are one transition', async () => {
  const { order_id } = await orderByCard(server, shop);
  const sent = notificationOf(await provider.pay());
  const statuses = await Promise.all(Array.from({ length: 20 }, () => notify(server, sent)));
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
  await Promise.all([server.runJobs(), server.runJobs()]);
  expect(await transitions(order_id)).toEqual(['pending → succeeded']);
  expect((await provider.calls('GET /payments/')).length).toBeLessThan(5);
});

it('what a notification says is not believed, only what the provider answers', async () => {
  const { order_id } = await orderByCard(server, shop);
  const sent = notificationOf({ ...(await provider.only()), status: 'succeeded' });
  expect(await notify(server, sent)).toBe(200);
  await server.runJobs();
  expect(await transitions(order_id)).toEqual([]);
});

describe('a notification from somewhere else', () => {
  it.each([
    ['with a forwarded-for header', '203.0.113.7'],
    ['with a forwarded-for header that begins with the provider’s address', '185.71.76.5, 203.0.113.7'],
    ['from an address beside the provider’s', '185.71.76.32'],
    ['from nowhere', 'unknown'],
  ])('%s is refused', async (_, address) => {
    const { order_id } = await orderByCard(server, shop);
    const refused = await notify(server, notificationOf(await provider.pay()), address);
    expect(refused).toBe(403);
    await server.runJobs();
    expect(await transitions(order_id)).toEqual([]);
  });

  it('is refused from this machine too in production, while the provider’s own addresses are heard', async () => {
    const config = { ...server.context.config, stage: 'production' as const };
    const production = await server.another({ ...server.context, config });
    const sent = { object: { id: randomUUID() } };
    expect(await notify(production, sent)).toBe(403);
    for (const address of ['185.71.76.0', '185.71.77.31', '77.75.153.127', '77.75.154.128', '77.75.156.11'])
      expect([address, await notify(production, sent, address)]).toEqual([address, 200]);
    for (const address of ['77.75.153.128', '77.75.154.127', '77.75.156.10'])
      expect([address, await notify(production, sent, address)]).toEqual([address, 403]);
    expect(await notify(production, sent, '77.75.156.35')).toBe(200);
    expect(await notify(production, sent, '2a02:5180::7')).toBe(200);
    expect(await notify(production, sent, '77.75.156.36')).toBe(403);
  });
});

it('one of a payment that nobody knows is answered, and nothing is asked', async () => {
  expect(await notify(server, { event: 'payment.succeeded', object: { id: randomUUID() } })).toBe(200);
  expect(await server.runJobs()).toMatchObject({ done: 0 });
  expect(await provider.calls()).toEqual([]);
});

it.each([
  ['another amount', { amount: { value: '1.00', currency: 'RUB' } }],
  ['another currency', { amount: { value: '100.50', currency: 'USD' } }],
  ['another account', { recipient: { account_id: '999', gateway_id: '1' } }],
  ['another payment', { metadata: { payment_id: randomUUID() } }],
  ['another order', { metadata: { order_id: randomUUID() } }],
  ['another shop', { metadata: { merchant_id: randomUUID() } }],
])('where the provider tells of %s, nothing changes and it is logged', async (_, change) => {
  const warn = jest.spyOn(server.context.log, 'warn');
  const { order_id } = await orderByCard(server, shop);
  const { metadata, ...payment } = await provider.pay();
  const told = 'metadata' in change ? { metadata: { ...metadata, ...change.metadata } } : change;
  await provider.fault('alter', 'GET /payments/', { times: undefined, answer: told });
  await notify(server, notificationOf({ ...payment, metadata }));
  await server.runJobs();
  expect(await transitions(order_id)).toEqual([]);
  expect((await read(order_id)).payment).toMatchObject({ status: 'pending', amount: 100.5 });
  expect(warn.mock.calls.map(([, message]) => message)).toContain(
    "the provider's payment is not ours: nothing changes",
  );
  warn.mockRestore();
});

it('one that says another shop’s payment is this one changes neither', async () => {
  const other = await newCardShop(server);
  const mine = await orderByCard(server, shop);
  const { metadata } = await provider.only();
  const theirs = await orderByCard(server, other);
  // The other's paid payment, with the metadata of mine.
  await notify(server, notificationOf({ ...(await provider.pay(theirs.payment?.id)), metadata }));
  await server.runJobs();
  expect((await read(mine.order_id)).payment_state).toBe('pending');
  const { order } = await server.ok(api.readMerchantOrder, { order_id: theirs.order_id }, other.owner);
  expect(order.payment_state).toBe('succeeded');
});

it('one that comes before our own call to create the payment has come back is handled all the same', async () => {
  await provider.fault('slow', 'POST /payments', { ms: 30_000 });
  const placing = orderByCard(server, shop);
  await waitUntil(async () => (await provider.payments()).length > 0);
  const status = await notify(server, notificationOf(await provider.pay()));
  await server.runJobs();
  await provider.clearFaults();
  const { order_id } = await placing;
  expect(status).toBe(200);
  expect(await transitions(order_id)).toEqual(['pending → succeeded']);
  expect((await read(order_id)).payment).toMatchObject({ id: (await provider.only()).id, status: 'succeeded' });
});

it.each([
  ['in their order', [0, 1, 2]],
  ['backwards', [2, 1, 0]],
  ['mixed and repeated', [1, 2, 0, 2, 1]],
])('notifications that come %s end the same', async (_, order) => {
  const held = await newCardShop(server, { capture: 'after_accept' });
  const { order_id } = await orderByCard(server, held);
  const pending = await provider.only();
  const sent = [pending, await provider.pay(), await provider.capture(pending.id)].map(notificationOf);
  for (const index of order) {
    expect(await notify(server, sent[index] as object)).toBe(200);
    await server.runJobs();
  }
  const { order: end } = await server.ok(api.readMerchantOrder, { order_id }, held.owner);
  expect([end.payment_state, end.payment?.status]).toEqual(['succeeded', 'succeeded']);
});

it("what the merchant gives back in the provider's own office is learnt, too", async () => {
  const { order_id } = await orderByCard(server, shop);
  const payment = await provider.pay();
  await notify(server, notificationOf(payment));
  await server.runJobs();
  await provider.refund(payment.id, '10.05');
  await notify(server, { event: 'refund.succeeded', object: { id: randomUUID(), payment_id: payment.id } });
  await server.runJobs();
  const order = await read(order_id);
  expect([order.payment_state, order.payment?.refunded_amount]).toEqual(['succeeded', 10.05]);
});

it('where the provider is away when it has notified, the job is tried again', async () => {
  const { order_id } = await orderByCard(server, shop);
  const payment = await provider.pay();
  await provider.fault('error', 'GET /payments/');
  await notify(server, notificationOf(payment));
  expect(await server.runJobs()).toMatchObject({ failed: 1 });
  await reconcile(server, [shop]);
  expect(await transitions(order_id)).toEqual(['pending → succeeded']);
});

it('a payment that stays silent is asked about, a few of each merchant in turns, and no more once it is over', async () => {
  const other = await newCardShop(server);
  const mine = [await orderByCard(server, shop), await orderByCard(server, shop), await orderByCard(server, shop)];
  await orderByCard(server, other);
  for (const { id } of await provider.payments()) await provider.pay(id);
  const { db } = server.context;
  const among = (...shops: { merchantId: string }[]) => shops.map(({ merchantId }) => merchantId);
  const waiting = () => db.updateTable('payments').where('check_at', 'is not', null);
  await waiting()
    .set({ check_at: new Date('2999-01-01') })
    .execute();
  await waiting()
    .set({ check_at: new Date(0) })
    .where('merchant_id', '=', shop.merchantId)
    .execute();
  await waiting()
    .set({ check_at: new Date(1) })
    .where('merchant_id', '=', other.merchantId)
    .execute();
  const first = await claimDuePayments(db, new Date(), 2, new Date(2));
  expect(among(...first).sort()).toEqual(among(shop, other).sort());
  await reconcile(server, [shop, other]);
  for (const { order_id } of mine) expect(await transitions(order_id)).toEqual(['pending → succeeded']);
  expect(await claimDuePayments(db, new Date('2998-01-01'), 100, new Date(0))).toEqual([]);
});
