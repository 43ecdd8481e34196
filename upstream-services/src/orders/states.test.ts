import { cancelOrder, readMerchantOrder, setOrderStatus, setPaymentState } from 'shared-contracts';
import { newOrder } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
let made: Awaited<ReturnType<typeof newOrder>>;
beforeAll(async () => {
  made = await newOrder(server);
});

const key = () => ({ order_id: made.placed.order_id });
const put = (values: {
  status?: 'created';
  payment_state?: 'pending';
  payment_method?: 'p2p' | 'card' | 'on_delivery';
}) => server.context.db.updateTable('orders').set(values).where('order_id', '=', made.placed.order_id).execute();
const lines = async () =>
  (
    await server.context.db
      .selectFrom('audit')
      .select('audit_id')
      .where('subject_id', '=', made.placed.order_id)
      .execute()
  ).length;

const statusMoves: Record<string, string[]> = {
  created: ['accepted', 'canceled'],
  accepted: ['assembling', 'canceled'],
  assembling: ['delivering', 'canceled'],
  delivering: ['completed', 'canceled'],
  completed: [],
  canceled: [],
};
const transferMoves: Record<string, string[]> = {
  pending: ['waiting_for_capture', 'succeeded', 'canceled'],
  waiting_for_capture: ['succeeded', 'canceled'],
  succeeded: ['refunded'],
  canceled: [],
  refunded: [],
};
const orderStatuses = ['created', 'accepted', 'assembling', 'delivering', 'completed', 'canceled'] as const;
const paymentStates = ['pending', 'waiting_for_capture', 'succeeded', 'canceled', 'refunded'] as const;

const pairs = <T>(all: readonly T[]) => all.flatMap((from) => all.map((to): [T, T] => [from, to]));

it.each(pairs(orderStatuses))('[4.3.1, 7.27.1] status %s → %s', async (from, to) => {
  await put({ status: from as 'created' });
  const before = await lines();
  const { status, body, problem } = await server.call(setOrderStatus, { ...key(), status: to }, made.merchant.owner);
  const { order } = await server.ok(readMerchantOrder, key(), made.merchant.owner);
  if (from === to) {
    expect([status, body.order.status, await lines()]).toEqual([200, to, before]);
  } else if (statusMoves[from]?.includes(to)) {
    expect([status, body.order.status, order.status, await lines()]).toEqual([200, to, to, before + 1]);
  } else {
    expect([status, problem.code, order.status, await lines()]).toEqual([409, 'illegal_transition', from, before]);
  }
});

const byHand = (['p2p', 'on_delivery'] as const).flatMap((way) =>
  pairs(paymentStates).map((move) => [way, ...move] as const),
);

it.each(byHand)('[4.3.1, 7.26.1] payment by hand (%s) %s → %s', async (payment_method, from, to) => {
  await put({ payment_state: from as 'pending', payment_method });
  const before = await lines();
  const { status, body, problem } = await server.call(setPaymentState, { ...key(), state: to }, made.merchant.owner);
  const { order } = await server.ok(readMerchantOrder, key(), made.merchant.owner);
  if (from === to) {
    expect([status, body.order.payment_state, await lines()]).toEqual([200, to, before]);
  } else if (transferMoves[from]?.includes(to)) {
    expect([status, order.payment_state, await lines()]).toEqual([200, to, before + 1]);
  } else {
    expect([status, problem.code, order.payment_state]).toEqual([409, 'illegal_transition', from]);
  }
});

it.each([['succeeded', 'refunded'], ['canceled']] as const)(
  '[7.26.1] what became of the money of a canceled order is said: %s',
  async (...states) => {
    await put({ status: 'canceled' as 'created', payment_state: 'pending', payment_method: 'p2p' });
    for (const state of states) {
      const { order } = await server.ok(setPaymentState, { ...key(), state }, made.merchant.owner);
      expect([order.status, order.payment_state]).toEqual(['canceled', state]);
    }
  },
);

it('the merchant does not set the state of a card payment by hand', async () => {
  await put({ payment_state: 'pending', payment_method: 'card' });
  const { problem } = await server.call(setPaymentState, { ...key(), state: 'succeeded' }, made.merchant.owner);
  expect(problem.code).toBe('illegal_transition');
  await put({ payment_method: 'p2p' });
});

it.each(orderStatuses)('the shopper cancels an order that is %s only while it is created', async (from) => {
  await put({ status: from as 'created' });
  const { status, body, problem } = await server.call(cancelOrder, { order_token: made.placed.order_token });
  if (from === 'created' || from === 'canceled') {
    expect([status, body.order.status, body.can_cancel]).toEqual([200, 'canceled', false]);
  } else {
    expect([status, problem.code]).toEqual([409, 'illegal_transition']);
  }
});

it('of an acceptance and a cancellation at once, one wins', async () => {
  for (let turn = 0; turn < 5; turn++) {
    await put({ status: 'created' });
    const [accepted, canceled] = await Promise.all([
      server.call(setOrderStatus, { ...key(), status: 'accepted' }, made.merchant.owner),
      server.call(cancelOrder, { order_token: made.placed.order_token }),
    ]);
    expect([accepted.status, canceled.status].sort()).toEqual([200, 409]);
  }
});
