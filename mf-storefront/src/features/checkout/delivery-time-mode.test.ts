import type { DeliveryKind, OfferedDays } from 'shared-contracts';
import { deliveryTimeMode, openDaysFor, unavailableTimeField } from './delivery-time-mode.ts';

const days = [
  { date: '2026-12-01', open: true, slots: ['10:00–12:00'] },
  { date: '2026-12-02', open: true, slots: [] },
  { date: '2026-12-03', open: false, slots: ['10:00–12:00'] },
];
const kinds: DeliveryKind[] = ['courier', 'pickup', 'post', 'other'];
const termsWith = (hasIntervals: boolean | null) => ({
  deliveryMethods: kinds.map((kind) => ({ id: kind, kind })) as never,
  when: hasIntervals === null ? null : ({ hasIntervals, days } as unknown as OfferedDays),
});

it.each([
  [null, ['freely', 'freely', 'freely', 'freely', 'freely']],
  [false, ['day', 'day', 'nothing', 'day', 'day']],
  [true, ['interval', 'day', 'nothing', 'interval', 'interval']],
])('a schedule with hours (%p) asks by courier, pick-up, post, otherwise and unsaid: %j', (hasIntervals, modes) => {
  const chosen = [...kinds, 'gone'].map((deliveryMethod) =>
    deliveryTimeMode(termsWith(hasIntervals), { deliveryMethod }),
  );
  expect(chosen).toEqual(modes);
});

it('offers the days that are open, or have hours left, and none where none is chosen', () => {
  const dates = (hasIntervals: boolean | null, deliveryMethod: string) =>
    openDaysFor(termsWith(hasIntervals), { deliveryMethod }).map(({ date }) => date);
  expect(dates(false, 'courier')).toEqual(['2026-12-01', '2026-12-02']);
  expect(dates(true, 'courier')).toEqual(['2026-12-01', '2026-12-03']);
  expect(dates(true, 'pickup')).toEqual(['2026-12-01', '2026-12-02']);
  expect([dates(true, 'post'), dates(null, 'courier')]).toEqual([[], []]);
});

it.each([
  [true, 'courier', '2026-12-01', '10:00–12:00', undefined],
  [true, 'courier', '2026-12-01', '', undefined],
  [true, 'courier', '2026-12-01', '14:00–16:00', 'interval'],
  [true, 'courier', '2026-12-02', '', 'date'],
  [true, 'courier', '', '14:00–16:00', undefined],
  // Hours in words fit any day.
  [false, 'courier', '2026-12-01', 'после обеда', undefined],
  [false, 'courier', '2026-12-03', '', 'date'],
  [true, 'post', '2026-12-09', '', undefined],
  [null, 'courier', '2026-12-09', '', undefined],
])('in hours (%p) by %s, of %s %s is gone: %s', (hasIntervals, deliveryMethod, date, interval, gone) => {
  expect(unavailableTimeField(termsWith(hasIntervals), { deliveryMethod, date, interval })).toBe(gone);
});
