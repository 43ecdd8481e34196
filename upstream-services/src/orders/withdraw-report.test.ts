import * as api from 'shared-contracts';
import { withClock } from '../testing/clock.ts';
import { jpeg } from '../testing/pictures.ts';
import { newOrder } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const clock = withClock();
const server = withTestServer({ now: clock.now });

async function reported() {
  const { merchant, placed } = await newOrder(server);
  const { order_token, order_id } = placed;
  await server.ok(api.reportPayment, { order_token });
  const withdraw = () => server.call(api.withdrawReport, { order_token });
  const page = () => server.ok(api.readOrderPageByToken, { order_token });
  return { merchant, order_token, order_id, withdraw, page };
}

it('"Я оплатил" is taken back, and may be said again', async () => {
  const { merchant, order_token, order_id, withdraw, page } = await reported();
  expect((await page()).withdrawable).toBe(60);
  const { status, body } = await withdraw();
  expect([status, body.order.payment_reported, body.withdrawable, body.takes_screenshot]).toEqual([
    200,
    null,
    0,
    false,
  ]);
  expect(body.history.map(({ kind }) => kind)).toEqual(['status', 'payment_report_withdrawn']);
  const { history } = await server.ok(api.readOrderHistory, { order_id }, merchant.owner);
  expect(history.map(({ kind }) => kind)).toEqual(['placed', 'payment_reported', 'payment_report_withdrawn']);
  expect((await server.ok(api.reportPayment, { order_token })).order.payment_reported).not.toBeNull();
});

it('for a minute, as the page says it', async () => {
  const { withdraw, page } = await reported();
  clock.passed = 45;
  expect((await page()).withdrawable).toBe(15);
  clock.passed = 66;
  expect((await page()).withdrawable).toBe(0);
  const { status, problem } = await withdraw();
  expect([status, problem.code, (await page()).order.payment_reported]).toEqual([
    409,
    'revert_over',
    expect.any(String),
  ]);
});

it('by a press of the last moment, too, that took a little to arrive', async () => {
  const { withdraw, page } = await reported();
  clock.passed = 63;
  expect((await page()).withdrawable).toBe(0);
  expect((await withdraw()).status).toBe(200);
  expect((await page()).order.payment_reported).toBeNull();
});

it('with the screenshot that was attached to it at the same moment', async () => {
  const { order_token, withdraw } = await reported();
  const { body } = await server.call(api.attachScreenshot, { order_token, file: await jpeg() });
  expect(body.order.payment_screenshot).toBe(true);
  expect((await withdraw()).body.order.payment_screenshot).toBe(false);
});

it('not once the merchant has confirmed it', async () => {
  const { merchant, order_id, withdraw } = await reported();
  await server.ok(api.setPaymentState, { order_id, state: 'succeeded' }, merchant.owner);
  expect((await withdraw()).problem.code).toBe('revert_over');
});

it('of two reports the second alone is taken back', async () => {
  const { merchant, placed } = await newOrder(server);
  const { order_token, order_id } = placed;
  const first = (await server.ok(api.reportPayment, { order_token })).order;
  clock.passed = 10;
  await server.ok(api.setDeliveryPrice, { order_id, price: 50 }, merchant.owner);
  await server.ok(api.reportPayment, { order_token, sum: 150 });
  const { order } = await server.ok(api.withdrawReport, { order_token });
  expect(order).toMatchObject({ payment_reported_sum: 100, payment_reported: first.payment_reported });
  expect((await server.ok(api.withdrawReport, { order_token })).order.payment_reported_sum).toBe(100);
});

it('twenty at the same time take it back once', async () => {
  const { merchant, order_id, withdraw } = await reported();
  const answers = await Promise.all(Array.from({ length: 20 }, withdraw));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { history } = await server.ok(api.readOrderHistory, { order_id }, merchant.owner);
  expect(history.filter(({ kind }) => kind === 'payment_report_withdrawn')).toHaveLength(1);
});
