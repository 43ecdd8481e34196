import {
  minuteOfWeek,
  minutesOfDay,
  minutesOfWeek,
  type OpeningHours,
  openingAt,
  type ShopZone,
} from 'shared-contracts';
import { openNowTexts as words } from './open-now-texts.ts';

/** Day of the week, Monday 0, and HH:MM of a minute, counted from the beginning of this week. */
function dayAndTime(minute: number): { day: number; time: string } {
  const two = (number: number) => String(number).padStart(2, '0');
  const ofDay = minute % minutesOfDay;
  const day = Math.floor((minute % minutesOfWeek) / minutesOfDay);
  return { day, time: `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}` };
}

export function openNowWords(hours: readonly OpeningHours[], zone: ShopZone, moment: Date): string {
  const now = minuteOfWeek(moment, zone);
  const opening = openingAt(hours, now);
  if (opening.open) {
    const { closesIn } = opening;
    if (closesIn === null) return words.always;
    // A time of day more than 24 hours ahead would be misread as today's.
    return closesIn < minutesOfDay ? words.until(dayAndTime(now + closesIn).time) : words.open;
  }
  const opens = now + opening.opensIn;
  const { day, time } = dayAndTime(opens);
  const nights = Math.floor(opens / minutesOfDay) - Math.floor(now / minutesOfDay);
  if (nights > 1) return words.later(day, time);
  return nights === 1 ? words.tomorrow(time) : words.today(time);
}
