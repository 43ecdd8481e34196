import { z } from 'zod';
import { type Weekday, weekdays } from '../wire/enums.ts';
import { timeOfDay } from '../wire/primitives.ts';

/**
 * When a shop is open on a day of the week, by the shop's clock. A `to` that is not after `from` is of the next day; `00:00` to `00:00`
 * is the whole day.
 */
export interface OpeningHours {
  day: Weekday;
  from: string;
  to: string;
}

export const openingHoursRead = z.object({ day: z.enum(weekdays), from: timeOfDay, to: timeOfDay });

export const openingHours = openingHoursRead.refine(({ from, to }) => from !== to || from === '00:00', {
  path: ['to'],
  message: 'another time than from; 00:00 to 00:00 is the whole day',
});

export const isOncePerDay = (hours: readonly OpeningHours[]): boolean =>
  new Set(hours.map(({ day }) => day)).size === hours.length;
