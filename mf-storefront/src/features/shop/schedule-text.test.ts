import { scheduleText } from './schedule-text.ts';

const schedule = { leadHours: 0, lastHour: null, daysOff: [], datesOff: [], slots: [] };
const textOf = (changes: object) => scheduleText({ ...schedule, ...changes }).replaceAll('\u00a0', ' ');

it('says how soon a shop delivers, as far as it is known', () => {
  expect(scheduleText(null)).toBe('');
  expect(textOf({})).toBe('');
  expect(textOf({ leadHours: 2 })).toBe('Готовим заказ 2 ч');
  expect(textOf({ leadHours: 36 })).toBe('Готовим заказ 36 ч');
  expect(textOf({ lastHour: '15:00' })).toBe('В тот же день — при заказе до 15:00');
  expect(textOf({ leadHours: 1, lastHour: '15:00' })).toBe('Готовим заказ 1 ч. В тот же день — при заказе до 15:00');
  // Nothing is brought today then.
  expect(textOf({ leadHours: 48, lastHour: '15:00' })).toBe('Готовим заказ 2 дн.');
});

it('promises the same day only as long as the last hours of each day can still be chosen', () => {
  const interval = (from: string, ...days: string[]) => ({ from, to: '23:00', capacity: null, days });
  const late = { leadHours: 2, lastHour: '18:00' };
  const today = (changes: object) => /до (.*)/.exec(textOf({ ...late, ...changes }))?.[1];
  expect(today({ slots: [interval('10:00'), interval('20:00')] })).toBe('18:00');
  expect(today({ slots: [interval('10:00'), interval('17:30')] })).toBe('15:30');
  expect(today({ slots: [interval('17:30', 'sun'), interval('20:00', 'mon')] })).toBe('15:30');
  expect(today({ slots: [interval('09:00'), interval('21:00', 'sat')] })).toBe('07:00');
  expect(today({ slots: [interval('01:00')] })).toBeUndefined();
});
