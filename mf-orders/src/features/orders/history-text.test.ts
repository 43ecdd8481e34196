import type { OrderEvent } from 'shared-contracts';
import { eventText, eventTitle } from './history-text.ts';

const event = (kind: string, from: string | null = null, to: string | null = null, more: object = {}) =>
  ({ at: '2026-06-14T10:00:00.000Z', actor: 'merchant', kind, from, to, ...more }) as OrderEvent;

it.each([
  ['placed', null, 'created', 'Заказ создан'],
  ['status', 'delivering', 'completed', /^Состояние: [А-Я]/],
  ['status_reverted', 'completed', 'delivering', /^Шаг возвращён: снова «[А-Я]/],
  ['payment_state', 'pending', 'succeeded', 'Деньги получены'],
  ['payment_state', 'pending', 'waiting_for_capture', 'Деньги зарезервированы'],
  ['payment_state', 'pending', 'canceled', 'Оплата не прошла'],
  ['payment_state', 'succeeded', 'succeeded', 'Пришла доплата'],
  ['payment_state', 'refunded', 'refunded', 'Деньги возвращены'],
  ['payment_state_reverted', 'succeeded', 'pending', 'Отметка снята: ждёт оплаты'],
  ['payment_reported', null, '4500', 'Покупатель отметил, что оплатил 4 500 ₽'],
  ['payment_reported', null, null, 'Покупатель отметил, что оплатил'],
  ['payment_report_withdrawn', null, null, 'Покупатель сообщил, что ещё не оплатил'],
  ['payment_screenshot', null, null, 'Покупатель приложил скриншот перевода'],
  ['refund', null, '180.25', 'Возвращено покупателю: 180,25 ₽'],
  ['refund_reverted', '180.25', null, 'Отметка снята: возврат 180,25 ₽'],
  ['photo', null, 'p1', 'Фото показано покупателю'],
  ['photo', 'p1', null, 'Фото убрано'],
  ['edited', '5000', '5300', 'Заказ изменён: было 5 000 ₽, стало 5 300 ₽'],
  ['edited', '5000', '5000', 'Заказ изменён'],
  ['confirmed', null, null, 'Покупатель подтвердил заказ'],
  ['difference_came', null, '300', 'Пришла доплата 300 ₽'],
  ['difference_returned', null, '300', 'Возвращена разница 300 ₽'],
  ['note', null, null, 'Заметка изменена'],
  ['delivery_price', null, '700', 'Стоимость доставки: 700 ₽'],
  ['delivery_price', '700', null, 'Стоимость доставки убрана'],
  // What a later version tells, or tells without what belongs to it.
  ['something', '1', '2', 'Заказ изменён'],
  ['status', null, 'flying', 'Заказ изменён'],
  ['status_reverted', null, 'flying', 'Заказ изменён'],
  ['payment_state', 'pending', 'flying', 'Заказ изменён'],
  ['payment_state_reverted', 'pending', 'flying', 'Заказ изменён'],
  ['refund', null, null, 'Заказ изменён'],
  ['refund_reverted', null, '5', 'Заказ изменён'],
  ['edited', null, '5000', 'Заказ изменён'],
  ['edited', '5000', null, 'Заказ изменён'],
  ['difference_came', '300', null, 'Заказ изменён'],
  ['difference_returned', '300', null, 'Заказ изменён'],
])('says of %s from %p to %p: %s', (kind, from, to, title) => {
  expect(eventTitle(event(kind, from, to), false).replace(/\u00a0/g, ' ')).toMatch(
    typeof title === 'string' ? new RegExp(`^${title.replace(/[().]/g, '\\$&')}$`) : title,
  );
});

it('says who did it, and why where that was said', () => {
  expect(eventText(event('status'))).toBe('вы');
  expect(eventText(event('status', null, null, { actor: 'shopper', reason: 'передумал' }))).toMatch(
    /^покупатель: .?передумал.?$/,
  );
  expect(eventText(event('status', null, null, { actor: 'robot' }))).toBe('');
  expect(eventText(event('payment_reported', null, '4500', { actor: 'shopper' }))).toBe('');
});
