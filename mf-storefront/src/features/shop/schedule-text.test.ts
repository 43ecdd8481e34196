import { scheduleText } from './schedule-text.ts';

const schedule = { leadHours: 0, lastHour: null, daysOff: [], datesOff: [], slots: [] };
const said = (changes: object) => scheduleText({ ...schedule, ...changes }).replaceAll('\u00a0', ' ');

it('says how soon a shop delivers, as far as it is known', () => {
  expect(scheduleText(null)).toBe('');
  expect(said({})).toBe('');
  expect(said({ leadHours: 2 })).toBe('Готовим заказ 2 ч');
  expect(said({ leadHours: 36 })).toBe('Готовим заказ 36 ч');
  expect(said({ lastHour: '15:00' })).toBe('На сегодня — при заказе до 15:00');
  expect(said({ leadHours: 1, lastHour: '15:00' })).toBe('Готовим заказ 1 ч. На сегодня — при заказе до 15:00');
  // Nothing is brought today then.
  expect(said({ leadHours: 48, lastHour: '15:00' })).toBe('Готовим заказ 2 дн.');
});
