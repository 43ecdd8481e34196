import { type Order, parseOrder } from 'shared-contracts';
import { wireOrder } from '../../testing/wire.ts';
import { isRefundPending, refundableOf } from './card/refundable.ts';
import { dueText, isPartReported, isReportedInVain, reminderText, sumText } from './part-reported.ts';

type Wire = NonNullable<Parameters<typeof wireOrder>[1]>;
const at = '2026-06-14T10:00:00.000Z';
const orderOf = (wire: Wire, delivery: object = {}): Order =>
  parseOrder(
    wireOrder(1001, { ...wire, delivery_info: { ...wireOrder(1).delivery_info, delivery_price: 0, ...delivery } }),
  );
const withSpaces = (text: string) => text.replace(/\u00a0/g, ' ');

it.each<[Wire, boolean]>([
  [{ status: 'canceled', payment_reported: at }, true],
  [{ status: 'canceled', payment_reported: at, payment_state: 'waiting_for_capture' }, true],
  [{ status: 'canceled', payment_reported: at, payment_state: 'succeeded' }, false],
  [{ status: 'canceled', payment_reported: at, payment_method: 'on_delivery' }, false],
  [{ status: 'canceled' }, false],
  [{ status: 'accepted', payment_reported: at }, false],
])('money of %j may have come for nothing: %p', (wire, inVain) => {
  expect(isReportedInVain(orderOf(wire))).toBe(inVain);
});

it.each<[string, Wire, boolean, string]>([
  ['is all reported', { payment_reported: at }, false, 'Заказ ещё не оплачен: 5 000 ₽.'],
  [
    'is reported in part',
    { payment_reported: at, payment_reported_sum: 4300 },
    true,
    'Покупатель сообщил об оплате 4 300 ₽, осталось 700 ₽.',
  ],
  ['nobody has reported', {}, false, 'Заказ ещё не оплачен: 5 000 ₽.'],
  ['came in part', { payment_state: 'succeeded', hand_paid: 4300 }, false, 'Осталось оплатить 700 ₽.'],
  ['came', { payment_state: 'succeeded', payment_reported: at, payment_reported_sum: 4300 }, false, ''],
])('of money that %s something may be missing', (_, wire, part, reminder) => {
  expect(isPartReported(orderOf(wire))).toBe(part);
  for (const status of ['delivering', 'completed'] as const)
    expect(withSpaces(reminderText(orderOf({ ...wire, status })))).toBe(reminder);
  for (const status of ['created', 'accepted', 'canceled'] as const)
    expect(reminderText(orderOf({ ...wire, status }))).toBe('');
});

it('what is taken with the goods is said with its ways, and without the delivery where that is not known', () => {
  const due = (delivery: object, wire: Wire = {}) =>
    withSpaces(dueText(orderOf({ payment_method: 'on_delivery', ...wire }, delivery)));
  expect(due({})).toBe('Получить с покупателя 5 000 ₽');
  expect(due({ delivery_price: null })).toBe('Получить с покупателя 5 000 ₽ без доставки');
  expect(due({ on_receipt: ['cash'] })).toMatch(/^Получить с покупателя 5 000 ₽, налич/);
  expect(due({}, { payment_state: 'succeeded' })).toBe('');
  expect(due({}, { status: 'canceled' })).toBe('');
  expect(due({}, { payment_method: 'p2p' })).toBe('');
  expect(withSpaces(sumText(orderOf({}, { delivery_price: 300 })))).toBe('5 300 ₽');
});

it.each([
  [{}, 5000, false],
  [{ refunded_amount: 310.1 }, 4689.9, false],
  [{ refunding_amount: 5000 }, 0, true],
  [{ refunded_amount: 4000, refunding_amount: 1000 }, 0, true],
  [{ refunding_amount: 4000 }, 1000, false],
  [{ refunded_amount: 5000 }, 0, false],
  [{ refunded_amount: 6000 }, 0, false],
  [{ refundable: false }, 0, false],
])('of a payment of 5 000 roubles with %j there is %d to give back, all is going back: %p', (more, left, going) => {
  const payment = { id: 'p', status: 'succeeded', paid: true, created: at, expires: null, captured: null };
  const rest = { description: '', confirmation: null, refundable: true, test: false, amount: 5000 };
  const order = orderOf({
    payment_method: 'card',
    payment_state: 'succeeded',
    payment: { ...payment, ...rest, ...more },
  });
  expect([refundableOf(order), isRefundPending(order)]).toEqual([left, going]);
});

it('of an order without a payment there is nothing to give back', () => {
  expect([refundableOf(orderOf({})), isRefundPending(orderOf({}))]).toEqual([0, false]);
});
