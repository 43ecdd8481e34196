import type { OpeningHours } from '../merchants/opening-hours.ts';
import { type Weekday, weekdays } from '../wire/enums.ts';
import type { ShopZone } from '../wire/shop-zones.ts';
import { getDeliveryDateRange, msOfDay } from './delivery-days.ts';
import { type DeliveryInterval, type DeliverySchedule, formatDeliveryInterval } from './schedule.ts';
import { shopTimeOf } from './shop-clock.ts';

export interface OpenDay {
  date: string;
  open: boolean;
  slots: string[];
}

interface DayRules {
  schedule: DeliverySchedule;
  openingHours: readonly OpeningHours[];
  now: Date;
  zone: ShopZone;
  leadHours?: number | null | undefined;
}

const weekdayOf = (date: string): Weekday | undefined =>
  weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % weekdays.length];

const nextDay = (date: string): string =>
  new Date(new Date(`${date}T00:00:00Z`).getTime() + msOfDay).toISOString().slice(0, 10);

function closingOf(date: string, hours: readonly OpeningHours[]): string | undefined {
  if (hours.length === 0) return `${nextDay(date)}T00:00`;
  const found = hours.find(({ day }) => day === weekdayOf(date));
  if (!found) return undefined;
  // A closing time that is not later than the opening time belongs to the next day; the day's deliveries end at midnight.
  return found.to > found.from ? `${date}T${found.to}` : `${nextDay(date)}T00:00`;
}

const isOfDay = ({ days }: DeliveryInterval, date: string): boolean =>
  days.length === 0 || days.some((day) => day === weekdayOf(date));

export function dayBySchedule(date: string, rules: DayRules): { open: boolean; intervals: DeliveryInterval[] } {
  const { schedule, openingHours, now, zone } = rules;
  const closed = { open: false, intervals: [] };
  const { first, last } = getDeliveryDateRange(now, zone);
  if (date < first || date > last) return closed;
  const weekday = weekdayOf(date);
  if (!weekday || schedule.daysOff.includes(weekday) || schedule.datesOff.includes(date)) return closed;
  const isOver = schedule.lastHour !== null && shopTimeOf(now, zone) >= `${date}T${schedule.lastHour}`;
  if (date === first && isOver) return closed;
  const lead = rules.leadHours ?? schedule.leadHours;
  const ready = shopTimeOf(new Date(now.getTime() + lead * 3_600_000), zone);
  const closing = closingOf(date, openingHours);
  return {
    open: closing !== undefined && ready < closing,
    intervals: schedule.slots
      .filter((interval) => isOfDay(interval, date) && `${date}T${interval.from}` >= ready)
      .sort((one, other) => (formatDeliveryInterval(one) < formatDeliveryInterval(other) ? -1 : 1)),
  };
}

export function openDays(rules: DayRules, taken: (date: string, hours: string) => number): OpenDay[] {
  const { first, last } = getDeliveryDateRange(rules.now, rules.zone);
  const days: OpenDay[] = [];
  for (let date = first; date <= last; date = nextDay(date)) {
    const { open, intervals } = dayBySchedule(date, rules);
    const free = intervals.filter(
      ({ capacity, ...interval }) => capacity === null || taken(date, formatDeliveryInterval(interval)) < capacity,
    );
    if (open || free.length > 0) days.push({ date, open, slots: free.map(formatDeliveryInterval) });
  }
  return days;
}
