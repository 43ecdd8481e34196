import type { OpeningHours } from '../merchants/opening-hours.ts';
import { weekdays } from '../wire/enums.ts';
import type { ShopZone } from '../wire/shop-zones.ts';
import { shopTimeOf } from './shop-clock.ts';

export const minutesOfDay = 24 * 60;
export const minutesOfWeek = 7 * minutesOfDay;

type Opening = { open: true; closesIn: number | null } | { open: false; opensIn: number };

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function spanOf({ day, from, to }: OpeningHours): { start: number; length: number } {
  const length = (minutesOf(to) - minutesOf(from) + minutesOfDay) % minutesOfDay;
  return { start: weekdays.indexOf(day) * minutesOfDay + minutesOf(from), length: length || minutesOfDay };
}

const forward = (from: number, to: number): number => (to - from + minutesOfWeek) % minutesOfWeek;

/**
 * Whether a shop is open. Hours that follow each other without a gap, such as those of whole days, count as one time.
 * @param hours of at least one day
 * @param minute of the week, from Monday's midnight
 */
export function openingAt(hours: readonly OpeningHours[], minute: number): Opening {
  const spans = hours.map(spanOf);
  const leftAt = (at: number) => Math.max(0, ...spans.map(({ start, length }) => length - forward(start, at)));
  let open = 0;
  for (let left = leftAt(minute); left > 0; left = leftAt(minute + open)) {
    open += left;
    if (open >= minutesOfWeek) return { open: true, closesIn: null };
  }
  if (open > 0) return { open: true, closesIn: open };
  return { open: false, opensIn: Math.min(...spans.map(({ start }) => forward(minute, start))) };
}

export function isOpenInDays(days: number, hours: readonly OpeningHours[], minute: number): boolean {
  const ofDay = minute % minutesOfDay;
  const at = days > 0 ? minute - ofDay + days * minutesOfDay : minute;
  const left = minutesOfDay - (days > 0 ? 0 : ofDay);
  return hours.map(spanOf).some(({ start, length }) => {
    const isOpen = days === 0 && forward(start, minute) < length;
    return isOpen || forward(at % minutesOfWeek, start) < left;
  });
}

export function minuteOfWeek(moment: Date, zone: ShopZone): number {
  const local = new Date(`${shopTimeOf(moment, zone)}Z`);
  const day = (local.getUTCDay() + 6) % 7;
  return day * minutesOfDay + local.getUTCHours() * 60 + local.getUTCMinutes();
}
