import * as api from 'shared-contracts';
import { notificationOf } from '../testing/card-provider.ts';
import { cardCheckout, notify, withCardShop } from '../testing/card-shop.ts';

const { server, provider, shop } = withCardShop({ now: () => new Date('2026-11-25T09:00:00Z') });
const chosen = { delivery_date: '2026-11-26', delivery_interval: '10:00–12:00' };

const order = () => {
  const plain = cardCheckout(shop);
  return server.call(api.checkout, { ...plain, delivery_info: { ...plain.delivery_info, ...chosen } }, shop.shopper);
};
const placed = async () => {
  const { status, body } = await order();
  expect(status).toBe(200);
  return body as { order_token: string };
};
const expire = async () => {
  const { id } = await provider.newest();
  await notify(server, notificationOf(await provider.expire(id)));
  await server.runJobs();
};

beforeEach(async () => {
  const slots = [{ from: '10:00', to: '12:00', capacity: 1, days: [] }];
  const schedule = { leadHours: 0, lastHour: null, daysOff: [], datesOff: [], slots };
  const conditions = { showAddress: false, deliveryMethod: [], communication: [], schedule };
  const there = await server.ok(api.readDeliveryConditions, {}, shop.owner);
  if (there) await server.ok(api.updateDeliveryConditions, { schedule }, shop.owner);
  else await server.ok(api.createDeliveryConditions, conditions, shop.owner);
});

it('an order by card takes its hours until its payment comes to nothing, and again only while they are free', async () => {
  const { order_token } = await placed();
  expect((await order()).status).toBe(409);
  const offered = async () => {
    const { days } = await server.ok(api.listDeliveryDays, {}, shop.shopper);
    return days.find(({ date }) => date === chosen.delivery_date)?.slots;
  };
  expect(await offered()).toEqual([]);
  await expire();
  expect(await offered()).toEqual(['10:00–12:00']);
  // Paid again in time, it has its hours again before the money comes.
  await server.ok(api.payOrder, { order_token });
  expect((await order()).status).toBe(409);
  await expire();
  await placed();
  const { status, problem } = await server.call(api.payOrder, { order_token });
  expect([status, problem.code]).toEqual([409, 'slot_taken']);
});

it('an order whose money comes all the same has its hours, though another has taken them', async () => {
  const { order_token } = await placed();
  const late = await provider.newest();
  await provider.fault('alter', 'GET /payments/', { answer: { status: 'canceled' } });
  await notify(server, notificationOf(late));
  await server.runJobs();
  await placed();
  await notify(server, notificationOf(await provider.pay(late.id)));
  await server.runJobs();
  expect((await server.ok(api.readOrderPageByToken, { order_token })).order.payment_state).toBe('succeeded');
});
