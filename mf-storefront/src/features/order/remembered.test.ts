import { forgetOrder, rememberedOrders, rememberOrder } from './remembered.ts';

const placedOn = (day: number) => ({
  token: `token-${day}`,
  number: String(1000 + day),
  placed: `2026-01-${String(day).padStart(2, '0')}T10:00:00.000Z`,
});
const numbers = () => rememberedOrders('verbena').map(({ number }) => number);

beforeEach(() => localStorage.clear());

it('keeps the newest 20 orders of a shop, and forgets the oldest for a further one', () => {
  for (let day = 1; day <= 21; day += 1) rememberOrder('verbena', placedOn(day));
  expect(rememberedOrders('verbena')).toHaveLength(20);
  expect([numbers()[0], numbers().at(-1)]).toEqual(['1021', '1002']);
  expect(rememberedOrders('mimosa')).toEqual([]);
});

it('puts an order that comes back in its place by time, once', () => {
  for (const day of [1, 2, 3]) rememberOrder('verbena', placedOn(day));
  forgetOrder('verbena', 'token-2');
  expect(numbers()).toEqual(['1003', '1001']);
  rememberOrder('verbena', placedOn(2));
  rememberOrder('verbena', placedOn(2));
  expect(numbers()).toEqual(['1003', '1002', '1001']);
});
