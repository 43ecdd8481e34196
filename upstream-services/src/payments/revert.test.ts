import * as api from 'shared-contracts';
import { notificationOf } from '../testing/card-provider.ts';
import { newCardShop, notify, orderByCard, reconcile, withCardShop } from '../testing/card-shop.ts';

const { server, provider } = withCardShop();

async function held() {
  const merchant = await newCardShop(server, { capture: 'after_accept' });
  const { order_id } = await orderByCard(server, merchant);
  await notify(server, notificationOf(await provider.pay()));
  await server.runJobs();
  const read = async () => (await server.ok(api.readMerchantOrder, { order_id }, merchant.owner)).order;
  const set = (status: api.OrderStatus) => server.ok(api.setOrderStatus, { order_id, status }, merchant.owner);
  const revert = async () =>
    server.ok(api.revertStep, { order_id, step: (await read()).revertable?.step ?? '' }, merchant.owner);
  return { merchant, order_id, read, set, revert };
}

it.each([
  ['canceled', '/cancel'],
  ['accepted', '/capture'],
] as const)(
  'held money stays held where an order is not %s after all, before the provider was asked',
  async (status, call) => {
    const { merchant, read, set, revert } = await held();
    await set(status);
    await revert();
    await server.runJobs();
    await reconcile(server, [merchant]);
    const { status: now, payment_state } = await read();
    expect([now, payment_state, await provider.calls(call)]).toEqual(['created', 'waiting_for_capture', []]);
  },
);

it('what the provider has done stays: a cancelation that is taken back leaves an order to be paid anew', async () => {
  const { read, set, revert } = await held();
  await set('canceled');
  await server.runJobs();
  await revert();
  await server.runJobs();
  const { status, payment_state, revertable } = await read();
  expect([status, payment_state, revertable]).toEqual(['created', 'canceled', null]);
});

it('money that was taken is no step of the merchant’s to take back', async () => {
  const { merchant, order_id, read, set } = await held();
  await server.ok(api.capturePayment, { order_id }, merchant.owner);
  expect([(await read()).payment_state, (await read()).revertable]).toEqual(['succeeded', null]);
  await set('accepted');
  expect((await read()).revertable).toMatchObject({ kind: 'status', to: 'accepted' });
});
