import fc from 'fast-check';
import type { OpeningHours } from '../merchants/opening-hours.ts';
import { weekdays } from '../wire/enums.ts';
import { isOpenInDays, minuteOfWeek, openingAt } from './opening-at.ts';

const everyDay = (from: string, to: string): OpeningHours[] => weekdays.map((day) => ({ day, from, to }));
const at = (day: number, time: string) => day * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const of = (time: string) => at(0, time);

function openMinutes(hours: readonly OpeningHours[]): boolean[] {
  const week = Array.from({ length: 7 * 1440 }, () => false);
  for (const { day, from, to } of hours) {
    let minute = of(from);
    do {
      week[(weekdays.indexOf(day) * 1440 + minute) % week.length] = true;
      minute += 1;
    } while (minute % 1440 !== of(to));
  }
  return week;
}

function walked(week: readonly boolean[], from: number) {
  const open = week[from];
  for (let minutes = 1; minutes < week.length; minutes += 1) {
    if (week[(from + minutes) % week.length] !== open)
      return open ? { open: true, closesIn: minutes } : { open: false, opensIn: minutes };
  }
  return { open: true, closesIn: null };
}

const anyTime = fc
  .tuple(fc.nat(23), fc.constantFrom(0, 1, 15, 30, 59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const anyHours = fc
  .subarray([...weekdays], { minLength: 1 })
  .chain((days) =>
    fc.tuple(
      ...days.map((day) =>
        fc.oneof(
          fc.record({ day: fc.constant(day), from: anyTime, to: anyTime }),
          fc.constant({ day, from: '00:00', to: '00:00' }),
        ),
      ),
    ),
  );

it('says of every moment what walking on by the minute finds', () => {
  fc.assert(
    fc.property(anyHours, fc.nat(7 * 1440 - 1), (hours, minute) => {
      expect(openingAt(hours, minute)).toEqual(walked(openMinutes(hours), minute));
    }),
  );
});

it('opens with its first minute and is closed with the minute it closes in', () => {
  const hours = everyDay('09:00', '21:00');
  expect(openingAt(hours, of('08:59'))).toEqual({ open: false, opensIn: 1 });
  expect(openingAt(hours, of('09:00'))).toEqual({ open: true, closesIn: 720 });
  expect(openingAt(hours, of('20:59'))).toEqual({ open: true, closesIn: 1 });
  expect(openingAt(hours, of('21:00'))).toEqual({ open: false, opensIn: 720 });
});

it('is open after midnight by the hours of the day before, and over the end of the week', () => {
  const hours: OpeningHours[] = [{ day: 'sun', from: '10:00', to: '02:00' }];
  expect(openingAt(hours, at(6, '23:00'))).toEqual({ open: true, closesIn: 180 });
  expect(openingAt(hours, at(0, '01:59'))).toEqual({ open: true, closesIn: 1 });
  expect(openingAt(hours, at(0, '02:00'))).toEqual({ open: false, opensIn: 6 * 1440 + 8 * 60 });
});

it('takes days that join for one time, and never closes where all do', () => {
  const twoDays: OpeningHours[] = [
    { day: 'mon', from: '00:00', to: '00:00' },
    { day: 'tue', from: '00:00', to: '18:00' },
  ];
  expect(openingAt(twoDays, of('12:00'))).toEqual({ open: true, closesIn: 30 * 60 });
  expect(openingAt(everyDay('00:00', '00:00'), of('12:00'))).toEqual({ open: true, closesIn: null });
  expect(openingAt(everyDay('10:00', '10:00'), of('12:00'))).toEqual({ open: true, closesIn: null });
});

it('goes by the clock of the shop, wherever the shopper is', () => {
  // Sunday evening in London is Monday in Moscow.
  expect(minuteOfWeek(new Date('2026-11-22T21:30:00Z'), 'Europe/Moscow')).toBe(at(0, '00:30'));
  expect(minuteOfWeek(new Date('2026-11-22T20:59:59Z'), 'Europe/Moscow')).toBe(at(6, '23:59'));
  // Half an hour before Moscow's Monday, Kamchatka has opened for it.
  expect(minuteOfWeek(new Date('2026-11-22T20:30:00Z'), 'Asia/Kamchatka')).toBe(at(0, '08:30'));
});

describe('a day ahead', () => {
  const weekdaysOnly: OpeningHours[] = [
    { day: 'mon', from: '09:00', to: '18:00' },
    { day: 'fri', from: '20:00', to: '02:00' },
  ];
  const friday = 4;

  it.each([
    ['today, before it opens', 0, 0, '08:00', true],
    ['today, in its last minute', 0, 0, '17:59', true],
    ['today, once it has closed', 0, 0, '18:00', false],
    ['the day after, on which it stays closed', 1, 0, '10:00', false],
    ['the same day of the next week, whatever the hour', 7, 0, '23:00', true],
    ['today, by the hours of the evening before', 0, friday + 1, '01:00', true],
    ['tomorrow, which only those of tonight reach into', 1, friday, '12:00', false],
  ] as const)('is one on which the shop opens: %s', (_, days, day, time, isOpen) => {
    expect(isOpenInDays(days, weekdaysOnly, at(day, time))).toBe(isOpen);
  });
});
