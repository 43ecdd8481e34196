import { type OpeningHours, weekdays } from 'shared-contracts';
import { weekLines } from '../../../week-lines.ts';
import { openNowWords } from './open-now-words.ts';

const on = (days: readonly OpeningHours['day'][], from: string, to: string): OpeningHours[] =>
  days.map((day) => ({ day, from, to }));
const workdays = weekdays.slice(0, 5);

const now = (day: number, time: string) => new Date(`2026-11-${22 + day}T${time}:00+03:00`);

it.each<[OpeningHours[], Date, string]>([
  [on(weekdays, '09:00', '21:00'), now(1, '12:00'), 'Открыто до 21:00'],
  [on(weekdays, '09:00', '21:00'), now(1, '07:30'), 'Откроется сегодня в 9:00'],
  [on(weekdays, '09:00', '21:00'), now(1, '21:00'), 'Закрыто, откроется завтра в 9:00'],
  [on(weekdays, '09:00', '21:00'), now(7, '23:00'), 'Закрыто, откроется завтра в 9:00'],
  [on(weekdays, '10:00', '02:00'), now(2, '01:30'), 'Открыто до 2:00'],
  [on(weekdays, '10:00', '02:00'), now(2, '02:00'), 'Откроется сегодня в 10:00'],
  [on(weekdays, '10:00', '00:00'), now(1, '12:00'), 'Открыто до 24:00'],
  [on(workdays, '10:00', '19:00'), now(5, '19:30'), 'Закрыто, откроется в понедельник в 10:00'],
  [on(['tue'], '10:00', '19:00'), now(2, '20:00'), 'Закрыто, откроется во вторник в 10:00'],
  [on(weekdays, '00:00', '00:00'), now(3, '03:00'), 'Открыто круглосуточно'],
  [on(['mon', 'tue'], '00:00', '00:00'), now(1, '12:00'), 'Открыто'],
  [on(['mon', 'tue'], '00:00', '00:00'), now(2, '12:00'), 'Открыто до 24:00'],
])('of %j at %s it is said: %s', (hours, moment, words) => {
  expect(openNowWords(hours, 'Europe/Moscow', moment).replaceAll('\u00a0', ' ')).toBe(words);
});

it.each<[OpeningHours[], string[]]>([
  [[], []],
  [on(weekdays, '09:00', '21:00'), ['Ежедневно 9:00–21:00']],
  [on(weekdays, '00:00', '00:00'), ['Круглосуточно, без выходных']],
  [on(workdays, '10:00', '19:00'), ['Пн–Пт 10:00–19:00', 'Сб–Вс выходной']],
  [
    [...on(workdays, '10:00', '00:00'), ...on(['sat'], '00:00', '00:00')],
    ['Пн–Пт 10:00–24:00', 'Сб круглосуточно', 'Вс выходной'],
  ],
  [
    [...on(['sun'], '10:00', '02:00'), ...on(['mon'], '10:00', '02:00')],
    ['Пн 10:00–2:00', 'Вт–Сб выходной', 'Вс 10:00–2:00'],
  ],
])('a week of %j is read as %j', (hours, lines) => {
  expect(weekLines(hours).map((line) => line.replaceAll('\u2060', ''))).toEqual(lines);
});

it('a time stays with its words, and hours in one piece', () => {
  const hours = on(weekdays, '09:00', '21:00');
  expect(openNowWords(hours, 'Europe/Moscow', now(1, '07:30'))).toBe('Откроется сегодня в\u00a09:00');
  expect(weekLines(hours)).toEqual(['Ежедневно 9:00\u2060–\u206021:00']);
});

it('is by the shop’s own clock: at 23:30 in Moscow a shop in Kamchatka opens in half an hour', () => {
  const hours = on(weekdays, '09:00', '21:00');
  expect(openNowWords(hours, 'Europe/Moscow', now(1, '23:30'))).toBe('Закрыто, откроется завтра в\u00a09:00');
  expect(openNowWords(hours, 'Asia/Kamchatka', now(1, '23:30'))).toBe('Откроется сегодня в\u00a09:00');
});
