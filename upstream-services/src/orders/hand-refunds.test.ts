import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { editOf } from '../testing/by-hand.ts';
import { withClock } from '../testing/clock.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { checkoutOf, newMerchant, newProduct, type TestMerchant } from '../testing/shops.ts';

const clock = withClock(Date.parse('2026-11-25T09:00:00Z'));
const { server, shop } = withFreshShop({ now: clock.now });

const read = async (order_id: string) => (await server.ok(api.readMerchantOrder, { order_id }, shop.owner)).order;
const state = (order_id: string, to: api.PaymentState) =>
  server.ok(api.setPaymentState, { order_id, state: to }, shop.owner);

async function paid() {
  const product_id = await newProduct(server, shop);
  const body = checkoutOf(product_id, { products: [{ product_id, quantity: 3 }], expected_sum: 300 });
  const { order_id, order_token } = await server.ok(api.checkout, body, shop.shopper);
  await state(order_id, 'succeeded');
  return { order_id, order_token };
}
const refund = (order_id: string, amount: number, key: string = randomUUID(), by: TestMerchant = shop) =>
  server.call(api.recordRefund, { order_id, amount, idempotency_key: key }, by.owner);
const refunded = async (order_id: string, amount: number) => {
  const { status, body } = await refund(order_id, amount);
  expect(status).toBe(200);
  return body.order;
};
const undo = async (order_id: string) =>
  server.call(api.revertStep, { order_id, step: (await read(order_id)).revertable?.step ?? randomUUID() }, shop.owner);
const moneyOf = (wire: api.OrderWire) => {
  const order = api.parseOrder(wire);
  return [order.paymentState, order.handRefunded, api.heldByHand(order), api.leftToPay(order), api.overpaidOf(order)];
};
const today = async () => (await server.ok(api.readOrderSums, { days: 1 }, shop.owner)).days[0];
const history = async (order_id: string) =>
  (await server.ok(api.readOrderHistory, { order_id }, shop.owner)).history.map(({ kind, from, to }) => [
    kind,
    from,
    to,
  ]);
const edited = async (order: api.OrderWire, quantity: number) =>
  (await server.ok(api.editOrder, editOf(order, { lines: [{ kind: 'kept', line: 0, quantity }] }), shop.owner)).order;

it('[decision 4.4] a part that is given back leaves the order paid, with nothing due, and leaves the sums of its day', async () => {
  const { order_id, order_token } = await paid();
  expect(await today()).toMatchObject({ count: 1, sum: 300, paid: 300 });
  const order = await refunded(order_id, 50.5);
  expect(moneyOf(order)).toEqual(['succeeded', 50.5, 249.5, 0, 0]);
  expect(await today()).toMatchObject({ count: 1, sum: 300, paid: 249.5 });
  expect(moneyOf(await refunded(order_id, 100))).toEqual(['succeeded', 150.5, 149.5, 0, 0]);
  expect((await history(order_id)).slice(-2)).toEqual([
    ['refund', null, '50.5'],
    ['refund', null, '100'],
  ]);
  const page = await server.ok(api.readOrderPageByToken, { order_token });
  expect(page.history.slice(-2)).toMatchObject([
    { kind: 'refund', to: '50.5' },
    { kind: 'refund', to: '100' },
  ]);
  expect([page.order.payment_state, page.payment_details]).toEqual(['succeeded', []]);
  const { csv } = await server.ok(api.exportOrders, {}, shop.owner);
  const [head = '', row = ''] = csv.split('\r\n');
  expect(row.split(';')[head.split(';').indexOf('Возвращено')]).toBe('150,50');
});

it('what is paid on receipt is given back in part as well, and of an order that is canceled', async () => {
  const { order_id } = await paid();
  await server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
  expect(moneyOf(await refunded(order_id, 200))).toEqual(['succeeded', 200, 100, 0, 0]);
  const byHand = {
    idempotency_key: randomUUID(),
    lines: [{ kind: 'free' as const, title: 'Букет', price: 300, quantity: 1 }],
    delivery_info: { name: 'Анна', delivery_price: 0 },
    discount: null,
    payment_method: 'on_delivery' as const,
  };
  const { order } = await server.ok(api.placeByHand, byHand, shop.owner);
  await state(order.order_id, 'succeeded');
  expect(moneyOf(await refunded(order.order_id, 20))).toEqual(['succeeded', 20, 280, 0, 0]);
});

it('no more is given back than is held, and all that is held makes the order refunded', async () => {
  const { order_id } = await paid();
  const { problem, status } = await refund(order_id, 300.01);
  expect([status, problem.code]).toEqual([400, 'validation_failed']);
  await refunded(order_id, 100);
  expect((await refund(order_id, 200.01)).problem.code).toBe('validation_failed');
  expect(moneyOf(await refunded(order_id, 200))).toEqual(['refunded', 300, 0, 0, 0]);
  expect(await today()).toMatchObject({ sum: 300, paid: 0 });
  const none = await refund(order_id, 1);
  expect([none.status, none.problem.code]).toEqual([409, 'illegal_transition']);
});

it('nothing is given back of what has not come, nor of another merchant’s order', async () => {
  const product = await newProduct(server, shop);
  const { order_id } = await server.ok(api.checkout, checkoutOf(product), shop.shopper);
  expect((await refund(order_id, 1)).problem.code).toBe('illegal_transition');
  const theirs = await paid();
  const other = await newMerchant(server);
  expect((await refund(theirs.order_id, 1, randomUUID(), other)).status).toBe(404);
  expect(moneyOf(await read(theirs.order_id))).toEqual(['succeeded', 0, 300, 0, 0]);
});

it('the same key notes it once, and is no other refund’s', async () => {
  const [first, second] = [await paid(), await paid()];
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => refund(first.order_id, 60, key)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(moneyOf(await read(first.order_id))).toEqual(['succeeded', 60, 240, 0, 0]);
  expect((await refund(first.order_id, 61, key)).problem.code).toBe('idempotency_conflict');
  expect((await refund(second.order_id, 60, key)).problem.code).toBe('idempotency_conflict');
  expect(moneyOf(await read(second.order_id))).toEqual(['succeeded', 0, 300, 0, 0]);
});

it('devices that give back at the same time never give back more than has come', async () => {
  const { order_id } = await paid();
  const answers = await Promise.all(Array.from({ length: 8 }, () => refund(order_id, 70)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(moneyOf(await read(order_id))).toEqual(['succeeded', 280, 20, 0, 0]);
  expect(await today()).toMatchObject({ paid: 20 });
});

it('[decision 4.3] it is taken back once, within ten minutes, and what was given back before stays', async () => {
  const { order_id, order_token } = await paid();
  await refunded(order_id, 40);
  const key = randomUUID();
  await refund(order_id, 60, key);
  expect((await read(order_id)).revertable).toMatchObject({ kind: 'refund', from: '40', to: '100', seconds: 600 });
  expect((await undo(order_id)).status).toBe(200);
  expect(moneyOf(await read(order_id))).toEqual(['succeeded', 40, 260, 0, 0]);
  expect(await today()).toMatchObject({ paid: 260 });
  expect((await history(order_id)).at(-1)).toEqual(['refund_reverted', '60', null]);
  const page = await server.ok(api.readOrderPageByToken, { order_token });
  expect(page.history.slice(-2).map(({ kind, to }) => [kind, to])).toEqual([
    ['refund', '40'],
    ['refund_reverted', ''],
  ]);
  expect((await read(order_id)).revertable).toBeNull();
  // Its request comes a second time, late.
  expect((await refund(order_id, 60, key)).status).toBe(200);
  expect(moneyOf(await read(order_id))).toEqual(['succeeded', 40, 260, 0, 0]);
  await refunded(order_id, 10);
  clock.passed = 600;
  expect((await read(order_id)).revertable).toBeNull();
  expect((await undo(order_id)).problem.code).toBe('revert_over');
});

it('the whole is taken back to the parts that were given back before', async () => {
  const { order_id } = await paid();
  await refunded(order_id, 40);
  expect(moneyOf(await refunded(order_id, 260))).toEqual(['refunded', 300, 0, 0, 0]);
  await undo(order_id);
  expect(moneyOf(await read(order_id))).toEqual(['succeeded', 40, 260, 0, 0]);
});

it('what came in part stays what it was where the mark that all was given back is taken back', async () => {
  const { order_id } = await paid();
  const more = await edited(await read(order_id), 4);
  expect(moneyOf(more)).toEqual(['succeeded', 0, 300, 100, 0]);
  await state(order_id, 'refunded');
  await undo(order_id);
  expect(moneyOf(await read(order_id))).toEqual(['succeeded', 0, 300, 100, 0]);
});

describe('of an order that is edited', () => {
  it('what it costs less goes back first, and is due again where it costs more again; the rest never is', async () => {
    const { order_id } = await paid();
    const less = await edited(await read(order_id), 2);
    expect(moneyOf(less)).toEqual(['succeeded', 0, 300, 0, 100]);
    const back = await refunded(order_id, 130);
    expect(moneyOf(back)).toEqual(['succeeded', 130, 170, 0, 0]);
    expect(await today()).toMatchObject({ sum: 200, paid: 170 });
    const more = await edited(back, 3);
    expect(moneyOf(more)).toEqual(['succeeded', 130, 170, 100, 0]);
    const came = { order_id, move: 'came' as const, amount: 100 };
    expect(moneyOf((await server.ok(api.settleDifference, came, shop.owner)).order)).toEqual([
      'succeeded',
      130,
      270,
      0,
      0,
    ]);
  });

  it('what was given back before is not given back a second time where it costs so much less', async () => {
    const { order_id } = await paid();
    const part = await refunded(order_id, 100);
    expect(moneyOf(await edited(part, 2))).toEqual(['succeeded', 100, 200, 0, 0]);
    const less = await edited(await read(order_id), 1);
    expect(moneyOf(less)).toEqual(['succeeded', 100, 200, 0, 100]);
    const wrong = await server.call(api.settleDifference, { order_id, move: 'returned', amount: 200 }, shop.owner);
    expect(wrong.problem.code).toBe('conflict');
    await server.ok(api.settleDifference, { order_id, move: 'returned', amount: 100 }, shop.owner);
    expect(moneyOf(await read(order_id))).toEqual(['succeeded', 200, 100, 0, 0]);
  });
});

it('is bounded: a hundred of one order', async () => {
  const { order_id } = await paid();
  for (let times = 0; times < 100; times++) await refunded(order_id, 0.01);
  const { status, problem } = await refund(order_id, 0.01);
  expect([status, problem.code, problem.limit]).toEqual([409, 'list_full', { of: 'refunds', most: 100 }]);
  expect(moneyOf(await refunded((await paid()).order_id, 1))).toEqual(['succeeded', 1, 299, 0, 0]);
});

it('what went back with an edit cannot be left behind by taking the mark before it back', async () => {
  const product_id = await newProduct(server, shop);
  const body = checkoutOf(product_id, { products: [{ product_id, quantity: 3 }], expected_sum: 300 });
  const { order_id, order_token } = await server.ok(api.checkout, body, shop.shopper);
  await server.ok(api.reportPayment, { order_token });
  await edited(await read(order_id), 2);
  await state(order_id, 'succeeded');
  await server.ok(api.settleDifference, { order_id, move: 'returned', amount: 100 }, shop.owner);
  expect((await read(order_id)).revertable ?? null).toBeNull();
  expect((await undo(order_id)).status).toBe(409);
});
