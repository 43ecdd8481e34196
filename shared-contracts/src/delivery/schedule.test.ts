import fc from 'fast-check';
import {
  type DeliverySchedule,
  dayBySchedule,
  openDays,
  parseSchedule,
  type ShopZone,
  scheduleInput,
} from '../index.ts';

const unlimited: DeliverySchedule = { leadHours: 0, lastHour: null, daysOff: [], datesOff: [], slots: [] };
const interval = (from: string, to: string, more: Partial<DeliverySchedule['slots'][number]> = {}) => ({
  from,
  to,
  capacity: null,
  days: [],
  ...more,
});
const none = () => 0;
const zone: ShopZone = 'Europe/Moscow';
const noon = new Date('2026-11-25T09:00:00Z');

const first = (schedule: Partial<DeliverySchedule>, now = noon) =>
  openDays({ schedule: { ...unlimited, ...schedule }, openingHours: [], now, zone }, none)[0];

describe('the days that can be chosen', () => {
  it('are all from today to 60 days ahead where nothing is said', () => {
    const days = openDays({ schedule: unlimited, openingHours: [], now: noon, zone }, none);
    expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([61, '2026-11-25', '2027-01-24']);
  });

  it('begin when an order is ready, and tomorrow after the last hour for today', () => {
    expect(first({ leadHours: 11 })?.date).toBe('2026-11-25');
    expect(first({ leadHours: 12 })?.date).toBe('2026-11-26');
    expect(first({ leadHours: 49 })?.date).toBe('2026-11-27');
    expect(first({ lastHour: '12:01' })?.date).toBe('2026-11-25');
    expect(first({ lastHour: '12:00' })?.date).toBe('2026-11-26');
  });

  it("go by the shop's clock: at 22:30 in London it is the next day in Moscow", () => {
    expect(first({}, new Date('2026-11-25T22:30:00Z'))?.date).toBe('2026-11-26');
  });

  it('begin in Kamchatka when they do there: at 23:30 in Moscow, its shop takes orders for the next day until its own last hour', () => {
    const evening = new Date('2026-11-25T20:30:00Z');
    const daysIn = (shopZone: ShopZone, schedule: Partial<DeliverySchedule> = {}) =>
      openDays({ schedule: { ...unlimited, ...schedule }, openingHours: [], now: evening, zone: shopZone }, none);
    expect(daysIn('Europe/Moscow')[0]?.date).toBe('2026-11-25');
    expect(daysIn('Asia/Kamchatka')[0]?.date).toBe('2026-11-26');
    expect(daysIn('Asia/Kamchatka').at(-1)?.date).toBe('2027-01-25');
    expect(daysIn('Europe/Moscow', { lastHour: '09:00' })[0]?.date).toBe('2026-11-26');
    expect(daysIn('Asia/Kamchatka', { lastHour: '09:00' })[0]?.date).toBe('2026-11-26');
    expect(daysIn('Asia/Kamchatka', { lastHour: '08:30' })[0]?.date).toBe('2026-11-27');
    const slots = [interval('08:00', '10:00'), interval('09:00', '11:00')];
    expect(daysIn('Asia/Kamchatka', { slots })[0]).toEqual({ date: '2026-11-26', open: true, slots: ['09:00–11:00'] });
    expect(daysIn('Asia/Kamchatka', { slots, leadHours: 1 })[0]?.slots).toEqual([]);
  });

  it('leave out days off, of the week and single ones', () => {
    expect(first({ daysOff: ['wed', 'thu'], datesOff: ['2026-11-27'] })?.date).toBe('2026-11-28');
  });

  it('without intervals are those on which the shop is still open when an order is ready', () => {
    const hours = [
      { day: 'wed' as const, from: '09:00', to: '18:00' },
      { day: 'fri' as const, from: '20:00', to: '02:00' },
    ];
    const days = (leadHours: number) =>
      openDays({ schedule: { ...unlimited, leadHours }, openingHours: hours, now: noon, zone }, none).map(
        ({ date }) => date,
      );
    expect(days(5).slice(0, 2)).toEqual(['2026-11-25', '2026-11-27']);
    expect(days(6)[0]).toBe('2026-11-27');
    expect(days(59)[0]).toBe('2026-11-27');
    expect(days(60)[0]).toBe('2026-12-02');
  });
});

describe('the intervals of a day', () => {
  it('are those that begin when an order is ready, earliest first', () => {
    const slots = [interval('18:00', '20:00'), interval('10:00', '12:00'), interval('14:00', '16:00')];
    expect(first({ slots })).toEqual({ date: '2026-11-25', open: true, slots: ['14:00–16:00', '18:00–20:00'] });
    expect(first({ slots, leadHours: 2 })?.slots).toEqual(['14:00–16:00', '18:00–20:00']);
    expect(first({ slots, leadHours: 3 })?.slots).toEqual(['18:00–20:00']);
  });

  it('are those of its day of the week, with a place left', () => {
    const slots = [interval('14:00', '16:00', { days: ['thu'] }), interval('18:00', '20:00', { capacity: 2 })];
    const taken = (date: string) => (date === '2026-11-25' ? 2 : 1);
    const days = openDays({ schedule: { ...unlimited, slots }, openingHours: [], now: noon, zone }, taken);
    expect(days.slice(0, 2)).toEqual([
      { date: '2026-11-25', open: true, slots: [] },
      { date: '2026-11-26', open: true, slots: ['14:00–16:00', '18:00–20:00'] },
    ]);
  });

  it('are none of a day that has passed, is too far ahead, or is no day', () => {
    const rules = {
      schedule: { ...unlimited, slots: [interval('14:00', '16:00')] },
      openingHours: [],
      now: noon,
      zone,
    };
    for (const date of ['2026-11-24', '2027-01-25', '2026-13-40']) {
      expect(dayBySchedule(date, rules)).toEqual({ open: false, intervals: [] });
    }
  });
});

describe('a schedule', () => {
  it('is sent with each hours once a day, and each interval ends after it begins', () => {
    const sent = (...slots: object[]) => scheduleInput.safeParse({ ...unlimited, slots }).success;
    expect(sent(interval('10:00', '12:00', { capacity: 3 }), interval('12:00', '14:00'))).toBe(true);
    expect(sent(interval('10:00', '12:00', { days: ['mon'] }), interval('10:00', '12:00', { days: ['tue'] }))).toBe(
      true,
    );
    expect(sent(interval('10:00', '12:00', { days: ['mon'] }), interval('10:00', '12:00'))).toBe(false);
    expect(sent(interval('12:00', '12:00'))).toBe(false);
    expect(sent(interval('10:00', '12:00', { capacity: 0 }))).toBe(false);
  });

  it('is read whatever it came as', () => {
    expect(parseSchedule(null)).toBeNull();
    expect(parseSchedule({})).toEqual(unlimited);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = parseSchedule(value);
        if (read) expect(parseSchedule(JSON.parse(JSON.stringify(read)))).toEqual(read);
      }),
    );
  });

  it('offers a day or an interval only where one of its own rules allows it', () => {
    const time = fc.integer({ min: 0, max: 23 * 4 }).map((quarter) => {
      const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
      return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    });
    const arbitrary = fc.record({
      leadHours: fc.integer({ min: 0, max: 200 }),
      lastHour: fc.option(time),
      daysOff: fc.subarray(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const),
      datesOff: fc.subarray(['2026-11-25', '2026-11-26', '2026-12-01']),
      slots: fc.array(
        fc.record({
          from: time,
          to: fc.constant('23:59'),
          capacity: fc.option(fc.integer({ min: 1, max: 3 })),
          days: fc.constant<DeliverySchedule['slots'][number]['days']>([]),
        }),
        { maxLength: 5 },
      ),
    });
    fc.assert(
      fc.property(
        arbitrary,
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 1439 }),
        (schedule, count, minute) => {
          // Moscow is three hours ahead all year round.
          const now = new Date(Date.UTC(2026, 10, 25, -3, minute));
          const local = (moment: number) => new Date(moment + 3 * 3_600_000).toISOString().slice(0, 16);
          const ready = local(now.getTime() + schedule.leadHours * 3_600_000);
          for (const { date, slots } of openDays({ schedule, openingHours: [], now, zone }, () => count)) {
            expect(schedule.datesOff).not.toContain(date);
            const weekday = (['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const)[new Date(date).getUTCDay()];
            expect(schedule.daysOff).not.toContain(weekday);
            for (const hours of slots) {
              expect(`${date}T${hours.slice(0, 5)}` >= ready).toBe(true);
              const limit = schedule.slots
                .filter(({ from }) => hours.startsWith(from))
                .map(({ capacity }) => capacity ?? 99);
              expect(Math.max(...limit)).toBeGreaterThan(count);
            }
          }
        },
      ),
    );
  });
});
