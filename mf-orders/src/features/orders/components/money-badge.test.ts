import { parseOrder } from 'shared-contracts';
import { wireOrder } from '../../../testing/wire.ts';
import { moneyBadgePropsOf, moneyText } from './money-badge.tsx';

type Wire = NonNullable<Parameters<typeof wireOrder>[1]>;

const paid = {
  id: 'p',
  status: 'succeeded',
  paid: true,
  created: '2026-06-14T10:00:00.000Z',
  expires: null,
  captured: null,
  description: '',
  confirmation: null,
  refundable: true,
  test: false,
  amount: 5000,
};
const card = (payment: object, more: Wire = {}): Wire => ({
  payment_method: 'card',
  payment_state: 'succeeded',
  payment: { ...paid, ...payment },
  ...more,
});
const reported = { payment_reported: '2026-06-14T10:00:00.000Z' };
const free = { ...wireOrder(1).delivery_info, delivery_price: 700 };

it.each<[string, Wire, string]>([
  ['waits', {}, 'Ждёт оплаты'],
  ['was reported', reported, 'Сообщил об оплате'],
  ['is taken with the goods', { payment_method: 'on_delivery' }, 'При получении'],
  ['is not asked for before the buyer has confirmed', { ...reported, unconfirmed: true }, 'Ждёт подтверждения'],
  ['has come', { payment_state: 'succeeded' }, 'Оплачен'],
  ['came, of an order that is not confirmed', { payment_state: 'succeeded', unconfirmed: true }, 'Оплачен'],
  ['has come in part', { payment_state: 'succeeded', hand_paid: 4300 }, 'Осталось 700 ₽'],
  [
    'is more than an edited order costs',
    { payment_state: 'succeeded', hand_paid: 5300, version: 2 },
    'К возврату 300 ₽',
  ],
  ['is more than an order costs that was not edited', { payment_state: 'succeeded', hand_paid: 5300 }, 'Оплачен'],
  ['went back in part', { payment_state: 'succeeded', hand_refunded: 100 }, 'Возвращена часть'],
  // What went back since the order came to cost less is settled.
  [
    'went back as the difference',
    { payment_state: 'succeeded', hand_refunded: 100, hand_returned: 100, hand_paid: 5000 },
    'Оплачен',
  ],
  ['went back', { payment_state: 'refunded', hand_refunded: 100 }, 'Возврат'],
  ['is not asked for of a canceled order', { status: 'canceled' }, 'Не оплачен'],
  ['was reported of a canceled order', { status: 'canceled', ...reported }, 'Сообщил об оплате'],
  ['came for a canceled order', { status: 'canceled', payment_state: 'succeeded' }, 'Ждёт возврата'],
  ['came to nothing', { payment_state: 'canceled' }, 'Не оплачен'],
  ['is held', card({ status: 'waiting_for_capture' }, { payment_state: 'waiting_for_capture' }), 'Зарезервировано'],
  ['is going back', card({ refunding_amount: 5000 }), 'Возвращаем деньги'],
  ['of a canceled order is going back', card({ refunding_amount: 5000 }, { status: 'canceled' }), 'Возвращаем деньги'],
  ['goes back in part', card({ refunding_amount: 4999.99 }), 'Оплачен'],
  ['by card went back in part', card({ refunded_amount: 1 }), 'Возвращена часть'],
  ['by card is short of the delivery', card({}, { delivery_info: free }), 'Осталось 700 ₽'],
])('money that %s', (_, wire, text) => {
  expect(moneyText(moneyBadgePropsOf(parseOrder(wireOrder(1001, wire)))).replace(/\s/g, ' ')).toBe(text);
});
