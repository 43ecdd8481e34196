import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { notificationOf } from '../testing/card-provider.ts';
import { notify, orderByCard, reconcile, withCardShop } from '../testing/card-shop.ts';
import { withClock } from '../testing/clock.ts';

const clock = withClock();
const { server, provider, shop } = withCardShop({ now: clock.now });
const hours = 3_600;
const read = async (order_id: string) => (await server.ok(api.readMerchantOrder, { order_id }, shop.owner)).order;

it('a key that the provider may have forgotten is not used again: the payment is given up, and paid anew', async () => {
  await provider.fault('cut-after', 'POST /payments');
  const { order_id, order_token } = await orderByCard(server, shop);
  clock.passed = 23 * hours + 60;
  await reconcile(server, [shop]);
  expect((await read(order_id)).payment).toMatchObject({ status: 'canceled', cancellation: { reason: 'never_begun' } });
  expect(await provider.calls('POST /payments')).toHaveLength(1);
  await server.ok(api.payOrder, { order_token });
  const begun = await provider.calls('POST /payments');
  expect(new Set(begun.map(({ headers }) => headers['idempotence-key'])).size).toBe(2);
});

it('a key that the provider still knows is used again: there is one payment', async () => {
  await provider.fault('cut-after', 'POST /payments');
  const { order_id } = await orderByCard(server, shop);
  clock.passed = 23 * hours - 60;
  await reconcile(server, [shop]);
  expect((await read(order_id)).payment).toMatchObject({ id: (await provider.only()).id, status: 'pending' });
});

it('a payment that was given up is taken up where the provider says that it was paid', async () => {
  await provider.fault('cut-after', 'POST /payments');
  const { order_id } = await orderByCard(server, shop);
  clock.passed = 23 * hours + 60;
  await reconcile(server, [shop]);
  await notify(server, notificationOf(await provider.pay()));
  await server.runJobs();
  expect(await read(order_id)).toMatchObject({
    payment_state: 'succeeded',
    payment: { id: (await provider.only()).id },
  });
});

it.each([
  ['was done', 'cut-after', [40, '40.00']],
  ['was not done', 'error', [0, '0.00']],
] as const)('whether a refund %s whose key is too old, the payment tells', async (_, fault, [seen, given]) => {
  const { order_id } = await orderByCard(server, shop);
  await notify(server, notificationOf(await provider.pay()));
  await server.runJobs();
  await provider.fault(fault, 'POST /refunds');
  const body = { order_id, amount: 40, idempotency_key: randomUUID() };
  expect((await server.call(api.refundPayment, body, shop.owner)).problem.code).toBe('payment_unavailable');
  clock.passed = 24 * hours;
  await reconcile(server, [shop]);
  expect((await read(order_id)).payment?.refunded_amount).toBe(seen);
  const asked = await provider.calls('POST /refunds');
  expect([(await provider.only()).refunded_amount?.value, asked.length]).toEqual([given, 1]);
  const rest = { order_id, idempotency_key: randomUUID() };
  expect((await server.ok(api.refundPayment, rest, shop.owner)).order.payment_state).toBe('refunded');
});

it('is asked about often at first, then seldom, and after forty days no more', async () => {
  await orderByCard(server, shop);
  const pauses: (number | null)[] = [];
  for (const passed of [0, hours, 24 * hours, 41 * 24 * hours]) {
    clock.passed = passed;
    await reconcile(server, [shop]);
    const row = await server.context.db
      .selectFrom('payments')
      .select('check_at')
      .where('merchant_id', '=', shop.merchantId)
      .executeTakeFirstOrThrow();
    pauses.push(row.check_at && (row.check_at.getTime() - clock.now().getTime()) / 1000);
  }
  expect(pauses).toEqual([30, 120, hours, null]);
});
