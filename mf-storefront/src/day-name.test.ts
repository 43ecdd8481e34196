import { dayName } from './day-name.ts';

const now = new Date('2026-12-30T20:30:00Z');

it.each([
  ['2026-12-30', 'Europe/Moscow', 'Сегодня, 30 декабря'],
  ['2026-12-31', 'Europe/Moscow', 'Завтра, 31 декабря'],
  ['2027-01-02', 'Europe/Moscow', 'сб, 2 января 2027 г.'],
  ['2027-01-01', 'Europe/Moscow', 'пт, 1 января 2027 г.'],
  ['2026-12-31', 'Asia/Kamchatka', 'Сегодня, 31 декабря'],
  ['2026-12-31', 'Europe/Kaliningrad', 'Завтра, 31 декабря'],
] as const)('%s in %s is %j', (date, zone, name) => {
  expect(dayName(date, zone, now).replaceAll('\u00a0', ' ')).toBe(name);
});
