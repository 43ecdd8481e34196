import { parseOrder } from 'shared-contracts';
import { wireOrder } from '../../../testing/wire.ts';
import { stateNotes, stopNotes, stopsText, stopText, stopTitle } from './stop-text.ts';

type Wire = NonNullable<Parameters<typeof wireOrder>[1]>;
const orderOf = (delivery: object = {}, wire: Wire = {}) =>
  parseOrder(
    wireOrder(1001, { ...wire, delivery_info: { ...wireOrder(1).delivery_info, delivery_price: 0, ...delivery } }),
  );
const withSpaces = (text: string) => text.replace(/\u00a0/g, ' ');
const gift = { delivery_for_another: true, recipient: { name: 'Анна', phone: '+79990000001' } };

it('says where and when, and what of that is not said', () => {
  expect(stopTitle(orderOf({ delivery_interval: '10:00–12:00' }))).toBe('10:00–12:00, ул. Пятницкая, 18');
  expect(stopTitle(orderOf({ delivery_address: '' }))).toBe('время не указано, адрес не указан');
});

it.each([
  [{}, 'Заказ № 1001, Мария, +7 916 204-18-37'],
  [gift, 'Заказ № 1001, Анна, +7 999 000-00-01'],
  [{ ...gift, do_not_call: true }, 'Заказ № 1001, Анна'],
  [{ contact_phone_number: '' }, 'Заказ № 1001, Мария'],
])('names whom a courier meets, and calls nobody who is not to be called: %j', (delivery, text) => {
  expect(withSpaces(stopText(orderOf(delivery))).replace(/[()]/g, '')).toBe(text);
});

it('says of a gift who may be asked, unless that is a secret', () => {
  const quiet = { ...gift, do_not_call: true };
  const notes = (delivery: object, wire: Wire = {}) => stopNotes(orderOf(delivery, wire)).map(withSpaces);
  expect(notes({})).toEqual([]);
  expect(notes(gift)).toEqual([]);
  expect(notes(quiet)).toEqual([
    'Получателю не звонить',
    expect.stringMatching(/^Вопросы — заказчику: Мария, \+7.*37$/),
  ]);
  expect(notes({ ...quiet, anonymous: true })).toEqual([
    'Получателю не звонить. Не говорить, от кого',
    'Вопросы — в магазин',
  ]);
  expect(notes({ ...quiet, contact_phone_number: '' })[1]).toBe('Вопросы — заказчику: Мария');
  expect(notes({ comment: 'домофон 12' }, { payment_method: 'on_delivery' })).toEqual([
    'Получить с покупателя 5 000 ₽',
    'Пожелание: домофон 12',
  ]);
});

it('says what is to be done before an order goes', () => {
  const notes = (wire: Wire) => stateNotes(orderOf({}, wire)).map(withSpaces);
  expect(notes({})).toEqual(['Ещё не принят', 'Ещё не оплачен: 5 000 ₽']);
  expect(notes({ status: 'accepted', payment_method: 'on_delivery' })).toEqual([]);
  expect(notes({ status: 'accepted', payment_state: 'succeeded' })).toEqual([]);
  expect(notes({ status: 'accepted', payment_state: 'succeeded', hand_paid: 4300 })).toEqual(['Осталось 700 ₽']);
});

it('numbers the stops of the list for the courier, from one', () => {
  const [title, first, second] = stopsText(
    '2026-06-14',
    [orderOf(), orderOf({ comment: 'домофон' })],
    'Europe/Moscow',
  ).split('\n\n');
  expect(title).toContain('Доставки на');
  expect(first?.split('\n')).toHaveLength(2);
  expect(first).toMatch(/^1\. время не указано/);
  expect(second?.split('\n')).toEqual([expect.stringMatching(/^2\. /), expect.any(String), 'Пожелание: домофон']);
});
