import { type OpeningHours, type ShopZone, weekdays } from 'shared-contracts';
import { calendarOf, daysOffered } from './days.ts';

const open = (from: string, to: string, ...days: OpeningHours['day'][]): OpeningHours[] =>
  days.map((day) => ({ day, from, to }));
const daily = open('09:00', '21:00', ...weekdays);
const workdays = open('10:00', '19:00', 'mon', 'tue', 'wed', 'thu', 'fri');
const zone: ShopZone = 'Europe/Moscow';
const nights = open('20:00', '03:00', 'fri', 'sat');

// 25 November 2026 is a Wednesday.
it.each<[what: string, moment: string, hours: OpeningHours[], labels: string[]]>([
  ['does not say when it is open', '2026-11-25T22:00', [], ['Сегодня', 'Завтра']],
  ['is open', '2026-11-25T12:00', daily, ['Сегодня', 'Завтра']],
  ['opens later today', '2026-11-25T07:00', daily, ['Сегодня', 'Завтра']],
  ['has closed for today', '2026-11-25T21:00', daily, ['Завтра', '27 ноября']],
  ['is closed today', '2026-11-28T12:00', workdays, ['30 ноября', '1 декабря']],
  ['is closed tomorrow', '2026-11-27T12:00', workdays, ['Сегодня', '30 ноября']],
  ['is open since yesterday evening', '2026-11-29T01:00', nights, ['Сегодня', '4 декабря']],
  ['has closed after yesterday evening', '2026-11-29T04:00', nights, ['4 декабря', '5 декабря']],
  ['is open once a week', '2026-11-25T21:00', open('10:00', '12:00', 'wed'), ['2 декабря', '9 декабря']],
])('offers the next days of a shop that %s', (_what, moment, hours, labels) => {
  const now = new Date(`${moment}:00+03:00`);
  const days = daysOffered({ openingHours: hours, readyOn: '', zone }, now);
  expect(days.map(({ label }) => label)).toEqual(labels);
  expect(calendarOf({ openingHours: hours, readyOn: '', zone }, now)).toEqual({
    min: days[0]?.value,
    max: expect.stringMatching(/^2027-01-2\d$/),
  });
});

it('offers days up to 60 days ahead, where the shop is', () => {
  expect(calendarOf({ openingHours: [], readyOn: '', zone }, new Date('2026-11-24T21:30:00Z'))).toEqual({
    min: '2026-11-25',
    max: '2027-01-24',
  });
});

it('offers no day before what has to be made first is there', () => {
  const now = new Date('2026-11-24T09:00:00Z');
  const shop = { openingHours: [], readyOn: '2026-11-27', zone };
  expect(daysOffered(shop, now).map(({ value }) => value)).toEqual(['2026-11-27', '2026-11-28']);
  expect(calendarOf(shop, now)).toEqual({ min: '2026-11-27', max: '2027-01-23' });
});

it.each<[ShopZone, labels: string[], min: string]>([
  ['Europe/Moscow', ['Завтра', '27 ноября'], '2026-11-26'],
  // 8:30 of the 26th, before it opens.
  ['Asia/Kamchatka', ['Сегодня', 'Завтра'], '2026-11-26'],
])('names the days as they are in %s', (shopZone, labels, min) => {
  const now = new Date('2026-11-25T20:30:00Z');
  const shop = { openingHours: daily, readyOn: '', zone: shopZone };
  expect(daysOffered(shop, now).map(({ label }) => label)).toEqual(labels);
  expect(calendarOf(shop, now).min).toBe(min);
});
