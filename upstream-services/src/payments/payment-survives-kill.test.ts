import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { ofProof } from 'tooling/proofs';
import { waitUntil } from 'tooling/wait-until';
import { notificationOf } from '../testing/card-provider.ts';
import { cardCheckout, newCardShop, notify, orderByCard, reconcile, withCardShop } from '../testing/card-shop.ts';
import type { TestClient } from '../testing/client.ts';
import {
  environment,
  freePort,
  ready,
  type ServiceProcess,
  spawnService,
  temporaryFolder,
} from '../testing/service-process.ts';

const { server, provider } = withCardShop();
const folder = temporaryFolder();

async function process(program?: string): Promise<ServiceProcess> {
  const env = environment(server.context.config.databaseUrl, folder, await freePort());
  return spawnService({ ...env, YOOKASSA_API_URL: provider.url }, undefined, program);
}

async function holdAt(step: string, call: string): Promise<void> {
  await provider.fault(step === 'before' ? 'hang' : 'slow', call, { ms: 30_000 });
}
async function killAt(victim: ServiceProcess, step: string, call: string): Promise<void> {
  await waitUntil(async () => {
    const calls = await provider.calls(call);
    return calls.some(({ done }) => step === 'before' || done !== undefined);
  });
  victim.child.kill('SIGKILL');
  await victim.ended;
  await provider.clearFaults();
}

const whole = { payment_state: 'succeeded', status: 'accepted', refunded: 40 };

const sample = [
  ['before', 'POST /payments'],
  ['after', 'POST /payments'],
  ['after', 'POST /refunds'],
];
const others = [
  ['before', 'GET /payments/'],
  ['after', 'GET /payments/'],
  ['before', '/capture'],
  ['after', '/capture'],
  ['before', 'POST /refunds'],
];

it.each(ofProof(sample, [...sample, ...others]))(
  'nothing is lost and nothing is done twice where the service is killed %s the provider does %s',
  async (step, call) => {
    const shop = await newCardShop(server, { capture: 'after_accept' });
    const victim = await ready(await process());
    await holdAt(step, call);
    const killed = killAt(victim, step, call);
    // Whoever is cut off asks again, at the process that is left.
    const insist = <T>(ask: (at: TestClient) => Promise<T>): Promise<T> => ask(victim).catch(() => ask(server));

    const body = cardCheckout(shop);
    const placed = await insist((at) => at.ok(api.checkout, body, shop.shopper));
    // On a busy machine the provider may be reached at a later press only.
    await waitUntil(async () => {
      await insist((at) => at.ok(api.payOrder, { order_token: placed.order_token }));
      return (await provider.payments()).length > 0;
    });
    await provider.pay();
    await server.context.db.updateTable('payments').set({ last_checked_at: null }).execute();
    await insist((at) => at.ok(api.readOrderPayment, { order_token: placed.order_token }));
    const order = { order_id: placed.order_id };
    await insist((at) => at.ok(api.capturePayment, order, shop.owner));
    await insist((at) => at.ok(api.setOrderStatus, { ...order, status: 'accepted' }, shop.owner));
    const refund = { ...order, amount: 40, idempotency_key: randomUUID() };
    await insist((at) => at.ok(api.refundPayment, refund, shop.owner));
    await killed;
    expect((await victim.ended).signal).toBe('SIGKILL');

    const end = (await server.ok(api.readMerchantOrder, order, shop.owner)).order;
    expect({ payment_state: end.payment_state, status: end.status, refunded: end.payment?.refunded_amount }).toEqual(
      whole,
    );
    expect((await provider.payments()).map(({ refunded_amount }) => refunded_amount?.value)).toEqual(['40.00']);
    const { history } = await server.ok(api.readOrderHistory, order, shop.owner);
    const moves = history.filter(({ kind }) => kind === 'payment_state').map(({ to }) => to);
    expect(moves.filter((to) => to === 'succeeded')).toHaveLength(1);
  },
);

it('a notification whose worker is killed while it asks is not lost', async () => {
  const shop = await newCardShop(server);
  const { order_id } = await orderByCard(server, shop);
  const payment = await provider.pay();
  await holdAt('before', 'GET /payments/');
  const worker = await process('worker.ts');
  expect(await notify(server, notificationOf(payment))).toBe(200);
  await killAt(worker, 'before', 'GET /payments/');
  expect((await worker.ended).signal).toBe('SIGKILL');
  const state = async () => (await server.ok(api.readMerchantOrder, { order_id }, shop.owner)).order.payment_state;
  expect(await state()).toBe('pending');
  await reconcile(server, [shop]);
  expect(await state()).toBe('succeeded');
});

it('after kill -9 during forty checkouts by card, each order has one payment once its shopper comes back', async () => {
  const shop = await newCardShop(server);
  const victim = await ready(await process());
  const bodies = Array.from({ length: 40 }, () => cardCheckout(shop));
  const acknowledged = new Set<string>();
  let sent = 0;
  const shopper = async () => {
    for (let body = bodies[sent++]; body; body = bodies[sent++]) {
      const answer = await victim.call(api.checkout, body, shop.shopper).catch(() => undefined);
      if (answer?.status === 200) acknowledged.add(answer.body.order_id);
      if (acknowledged.size === 12) victim.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 8 }, shopper));
  expect((await victim.ended).signal).toBe('SIGKILL');
  // What was placed and cut off is begun without anybody coming back.
  await reconcile(server, [shop]);
  const { total_count, orders } = await server.ok(api.listOrders, { all_orders: { per_page: 100 } }, shop.owner);
  expect(orders.filter(({ payment }) => !payment?.id)).toEqual([]);
  expect(await provider.payments()).toHaveLength(total_count);
  const ids = await Promise.all(bodies.map((body) => server.ok(api.checkout, body, shop.shopper)));
  expect(new Set(ids.map(({ payment }) => payment?.id)).size).toBe(40);
  const paid = await provider.payments();
  expect([paid.length, new Set(ids.map(({ order_id }) => order_id)).size]).toEqual([40, 40]);
  for (const id of acknowledged) expect(ids.map(({ order_id }) => order_id)).toContain(id);
});
