import * as api from 'shared-contracts';
import { withClock } from '../testing/clock.ts';
import { newMerchant, newOrder } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const clock = withClock();
const server = withTestServer({ now: clock.now });

async function accepted() {
  const { merchant, placed } = await newOrder(server);
  const key = { order_id: placed.order_id };
  const { order } = await server.ok(api.setOrderStatus, { ...key, status: 'accepted' }, merchant.owner);
  const revert = (step: string) => server.call(api.revertStep, { ...key, step }, merchant.owner);
  const read = async () => (await server.ok(api.readMerchantOrder, key, merchant.owner)).order;
  return { merchant, placed, key, revert, read, step: order.revertable?.step ?? '' };
}
const history = async (key: { order_id: string }, { owner }: { owner: { token: string } }) =>
  (await server.ok(api.readOrderHistory, key, owner)).history.map(({ kind, from, to, actor }) => [
    kind,
    from,
    to,
    actor,
  ]);

it('[decision 4.3] a step is taken back: the order is as it was, and its history tells', async () => {
  const { merchant, placed, key, revert, read, step } = await accepted();
  expect((await read()).revertable).toEqual({ step, kind: 'status', from: 'created', to: 'accepted', seconds: 600 });
  const { status, body } = await revert(step);
  expect([status, body.order.status, body.order.revertable]).toEqual([200, 'created', null]);
  expect(await history(key, merchant)).toEqual([
    ['placed', null, 'created', 'shopper'],
    ['status', 'created', 'accepted', 'merchant'],
    ['status_reverted', 'accepted', 'created', 'merchant'],
  ]);
  const page = await server.ok(api.readOrderPageByToken, { order_token: placed.order_token });
  expect(page.history.map(({ kind, to }) => [kind, to])).toEqual([
    ['status', 'created'],
    ['status_reverted', 'created'],
  ]);
  expect(page.order.revertable).toBeUndefined();
});

it('the mark of a transfer is taken back, and leaves the sums of the day', async () => {
  const { merchant, key, read } = await accepted();
  const paid = async () => (await server.ok(api.readOrderSums, { days: 1 }, merchant.owner)).days[0]?.paid;
  await server.ok(api.setPaymentState, { ...key, state: 'succeeded' }, merchant.owner);
  expect(await paid()).toBe(100);
  const { revertable } = await read();
  expect(revertable).toMatchObject({ kind: 'payment_state', from: 'pending', to: 'succeeded' });
  await server.ok(api.revertStep, { ...key, step: revertable?.step ?? '' }, merchant.owner);
  expect([(await read()).payment_state, (await read()).status, await paid()]).toEqual(['pending', 'accepted', 0]);
});

it.each(['completed', 'canceled'] as const)('an order that is %s is taken back to where it was', async (last) => {
  const { merchant, key, read } = await accepted();
  const way = ['assembling', 'delivering', last] as const;
  for (const status of way) await server.ok(api.setOrderStatus, { ...key, status }, merchant.owner);
  await server.ok(api.revertStep, { ...key, step: (await read()).revertable?.step ?? '' }, merchant.owner);
  expect((await read()).status).toBe('delivering');
});

it('once: neither the taking back nor the step before it can be taken back', async () => {
  const { revert, read, step } = await accepted();
  await revert(step);
  expect((await read()).revertable).toBeNull();
  const again = await revert(step);
  expect([again.status, again.body.order.status]).toEqual([200, 'created']);
});

it('the same step made anew is another step', async () => {
  const { merchant, key, revert, read, step } = await accepted();
  await revert(step);
  await server.ok(api.setOrderStatus, { ...key, status: 'accepted' }, merchant.owner);
  await revert(step);
  expect((await read()).status).toBe('accepted');
  await revert((await read()).revertable?.step ?? '');
  expect((await read()).status).toBe('created');
});

it('for ten minutes', async () => {
  const { revert, read, step } = await accepted();
  clock.passed = 599;
  expect((await read()).revertable?.seconds).toBe(1);
  clock.passed = 600;
  expect((await read()).revertable).toBeNull();
  const { status, problem } = await revert(step);
  expect([status, problem.code, (await read()).status]).toEqual([409, 'revert_over', 'accepted']);
});

it('a step that another device has made meanwhile is not mistaken for it', async () => {
  const { merchant, key, revert, read, step } = await accepted();
  await server.ok(api.setOrderStatus, { ...key, status: 'assembling' }, merchant.owner);
  expect((await revert(step)).problem.code).toBe('revert_over');
  expect((await read()).status).toBe('assembling');
});

it('at the same time as a new step one of the two is done', async () => {
  for (let round = 0; round < 5; round++) {
    const { merchant, key, revert, read, step } = await accepted();
    const [back, on] = await Promise.all([
      revert(step),
      server.call(api.setOrderStatus, { ...key, status: 'assembling' }, merchant.owner),
    ]);
    expect([back.status, on.status].sort()).toEqual([200, 409]);
    expect((await read()).status).toBe(back.status === 200 ? 'created' : 'assembling');
  }
});

it('twenty at the same time take it back once', async () => {
  const { merchant, key, revert, step } = await accepted();
  const answers = await Promise.all(Array.from({ length: 20 }, () => revert(step)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await history(key, merchant)).filter(([kind]) => kind === 'status_reverted')).toHaveLength(1);
});

it("what the shopper did is not the merchant's to take back, nor another merchant's order", async () => {
  const { merchant, placed } = await newOrder(server);
  const key = { order_id: placed.order_id };
  await server.ok(api.cancelOrder, { order_token: placed.order_token });
  expect((await server.ok(api.readMerchantOrder, key, merchant.owner)).order.revertable).toBeNull();
  const theirs = await accepted();
  const other = await newMerchant(server);
  const { status } = await server.call(api.revertStep, { ...theirs.key, step: theirs.step }, other.owner);
  expect([status, (await theirs.read()).status]).toEqual([404, 'accepted']);
});
