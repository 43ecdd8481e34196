import * as api from 'shared-contracts';
import { newOrder } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();

const reason = 'Товар закончился';

async function canceled(body: { reason?: string } = { reason }) {
  const { merchant, placed } = await newOrder(server);
  const key = { order_id: placed.order_id };
  const { order } = await server.ok(api.setOrderStatus, { ...key, status: 'canceled', ...body }, merchant.owner);
  const history = async () => (await server.ok(api.readOrderHistory, key, merchant.owner)).history;
  const page = () => server.ok(api.readOrderPageByToken, { order_token: placed.order_token });
  return { merchant, key, order, history, page };
}

it('why an order is canceled is read by its buyer, and stands in its history', async () => {
  const { order, history, page } = await canceled();
  expect(order.cancel_reason).toBe('Товар закончился');
  expect((await page()).order.cancel_reason).toBe('Товар закончился');
  expect((await history()).at(-1)).toMatchObject({ kind: 'status', to: 'canceled', reason: 'Товар закончился' });
});

it.each([{}, { reason: '   ' }])('an order is canceled without a reason, too: %j', async (body) => {
  const { order, history } = await canceled(body);
  expect([order.status, order.cancel_reason]).toEqual(['canceled', undefined]);
  expect((await history()).at(-1)?.reason).toBeUndefined();
});

it('taken back, the order has none, and its history still tells', async () => {
  const { merchant, key, order, history, page } = await canceled();
  const step = order.revertable?.step ?? '';
  const { order: restored } = await server.ok(api.revertStep, { ...key, step }, merchant.owner);
  expect([restored.status, restored.cancel_reason]).toEqual(['created', undefined]);
  expect((await page()).order.cancel_reason).toBeUndefined();
  expect((await history()).map(({ kind, reason: why }) => [kind, why])).toEqual([
    ['placed', undefined],
    ['status', 'Товар закончился'],
    ['status_reverted', undefined],
  ]);
});

it('a reason is of a cancellation alone, and bounded', async () => {
  const { merchant, placed } = await newOrder(server);
  const set = (body: object) =>
    server.call(api.setOrderStatus, { order_id: placed.order_id, status: 'accepted', ...body }, merchant.owner);
  expect((await set({ reason: 'я'.repeat(201) })).status).toBe(400);
  const { body } = await set({ reason });
  expect([body.order.status, body.order.cancel_reason]).toEqual(['accepted', undefined]);
});
