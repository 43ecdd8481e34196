import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { notificationOf } from '../testing/card-provider.ts';
import { newCardShop, notify, orderByCard, reconcile, withCardShop } from '../testing/card-shop.ts';

const { server, provider } = withCardShop();

async function held() {
  const merchant = await newCardShop(server, { capture: 'after_accept' });
  const { order_id, order_token } = await orderByCard(server, merchant);
  await notify(server, notificationOf(await provider.pay()));
  await server.runJobs();
  const read = async () => (await server.ok(api.readMerchantOrder, { order_id }, merchant.owner)).order;
  return { merchant, order_id, order_token, read };
}
async function hear() {
  await notify(server, notificationOf(await provider.only()));
  await server.runJobs();
}
async function lessTaken() {
  const order = await held();
  await provider.capture((await provider.only()).id, '60.00');
  await hear();
  return order;
}

it('what was taken is believed, what was not has come back, and nothing is due', async () => {
  const { merchant, order_id, order_token, read } = await lessTaken();
  const { payment_state, payment } = await read();
  expect([payment_state, payment?.amount, payment?.released_amount, payment?.refunded_amount]).toEqual([
    'succeeded',
    60,
    40.5,
    0,
  ]);
  const page = await server.ok(api.readOrderPageByToken, { order_token });
  expect(page.can_pay).toBe(false);
  const { history } = await server.ok(api.readOrderHistory, { order_id }, merchant.owner);
  expect(history.map(({ kind, to }) => [kind, to])).toContainEqual(['refund', '40.5']);
  const { days } = await server.ok(api.readOrderSums, { days: 1 }, merchant.owner);
  expect(days[0]?.paid).toBe(60);
});

it('told again it changes nothing, and is asked about no more', async () => {
  const { merchant, order_id, read } = await lessTaken();
  const before = await read();
  await hear();
  await reconcile(server, [merchant]);
  expect(await read()).toEqual(before);
  const { history } = await server.ok(api.readOrderHistory, { order_id }, merchant.owner);
  expect(history.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
});

it('no more than was taken is given back, and that is the whole', async () => {
  const { merchant, order_id, read } = await lessTaken();
  const refund = (amount?: number) =>
    server.call(api.refundPayment, { order_id, amount, idempotency_key: randomUUID() }, merchant.owner);
  expect((await refund(60.01)).problem.code).toBe('validation_failed');
  expect((await refund(10)).body.order.payment_state).toBe('succeeded');
  expect((await read()).payment?.refundable).toBe(true);
  expect((await refund()).body.order.payment_state).toBe('refunded');
  expect((await read()).payment?.refundable).toBe(false);
  const { refunded_amount } = await provider.only();
  expect([(await read()).payment?.refunded_amount, refunded_amount?.value]).toEqual([60, '60.00']);
});

it.each(['0.00', '100.51'])('an amount of %s is no part of what was held: nothing changes', async (value) => {
  const { read } = await held();
  const answer = { status: 'succeeded', amount: { value, currency: 'RUB' }, refundable: true };
  await provider.fault('alter', 'GET /payments/', { times: undefined, answer });
  await hear();
  expect((await read()).payment_state).toBe('waiting_for_capture');
});
