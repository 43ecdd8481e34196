import type { OrderSums } from 'shared-contracts';
import { barsOf } from './bars.ts';

const answerOf = (...sums: number[]): OrderSums => ({
  zone: 'Europe/Moscow',
  days: sums.map((sum, index) => ({ date: `2026-06-0${index + 1}`, sum, count: sum > 0 ? 2 : 0, paid: 0 })),
});
const marks = (...sums: number[]) => barsOf(answerOf(...sums), 7).map(({ mark = '' }) => mark);

it('say the sum of today, and of the best day where the two numbers have room', () => {
  expect(marks(0, 900, 0, 0, 0, 0, 500)).toEqual(['', '900', '', '', '', '', '500']);
  expect(marks(0, 0, 0, 0, 900, 0, 500)).toEqual(['', '', '', '', '900', '', '500']);
  expect(marks(0, 0, 0, 0, 0, 900, 500)).toEqual(['', '', '', '', '', '', '500']);
  expect(marks(0, 0, 0, 0, 0, 0, 0)).toEqual(['', '', '', '', '', '', '']);
});

it('are marked in so few figures that a mark is no wider than its bar on a phone', () => {
  expect(marks(0, 0, 0, 0, 0, 0, 185_700).at(-1)?.replace(/\s/g, ' ')).toBe('186 тыс.');
  expect(marks(0, 0, 0, 0, 0, 0, 54_300).at(-1)?.replace(/\s/g, ' ')).toBe('54 тыс.');
});

it('are the last days only, with weekdays below and today at the end', () => {
  const bars = barsOf(answerOf(100, 200, 300, 400, 500, 600, 700, 800), 7);
  expect(bars.map(({ value }) => value)).toEqual([200, 300, 400, 500, 600, 700, 800]);
  expect(bars.map(({ tick }) => tick)).toEqual(['вт', 'ср', 'чт', 'пт', 'сб', 'вс', 'сегодня']);
  expect(bars.map(({ current }) => current)).toEqual([false, false, false, false, false, false, true]);
  expect(bars[0]?.text.replace(/\s/g, ' ')).toBe('200 ₽, 2 заказа');
});

it('of a month say only the best day, and name the dates a week apart, counted back from today', () => {
  const days = Array.from({ length: 30 }, (_, index) => ({
    date: `2026-06-${String(index + 1).padStart(2, '0')}`,
    sum: index === 28 ? 900 : 0,
    count: 0,
    paid: 0,
  }));
  const bars = barsOf({ zone: 'Europe/Moscow', days }, 30);
  const named = (read: (bar: (typeof bars)[number]) => string | undefined) =>
    bars.flatMap((bar, index) => (read(bar) ? [[index + 1, read(bar)]] : []));
  expect(named(({ tick }) => tick)).toEqual([
    [2, '2'],
    [9, '9'],
    [16, '16'],
    [23, '23'],
    [30, '30'],
  ]);
  // Beside today, which a week would not mark.
  expect(named(({ mark }) => mark)).toEqual([[29, '900']]);
  expect(bars.findIndex(({ current }) => current)).toBe(29);
  // Of two best days the later one.
  expect(marks(900, 900, 0, 0, 0, 0, 0)).toEqual(['', '900', '', '', '', '', '']);
});
