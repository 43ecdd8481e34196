import { z } from 'zod';
import { weekdays } from '../wire/enums.ts';
import { parseList, parseNumber, parseObject } from '../wire/lenient.ts';
import { timeOfDay } from '../wire/primitives.ts';
import {
  type DeliveryInterval,
  type DeliverySchedule,
  formatDeliveryInterval,
  maxDatesOff,
  maxDeliveryIntervals,
  maxIntervalCapacity,
  maxLeadHours,
} from './schedule.ts';

const intervalRead = z.object({
  from: timeOfDay,
  to: timeOfDay,
  capacity: z.int().min(1).max(maxIntervalCapacity).nullable().catch(null),
  days: z.array(z.enum(weekdays)).catch([]),
});

const isEarlier = ({ from, to }: { from: string; to: string }) => from < to;

const meet = (one: DeliveryInterval, other: DeliveryInterval): boolean =>
  formatDeliveryInterval(one) === formatDeliveryInterval(other) &&
  (one.days.length === 0 || other.days.length === 0 || one.days.some((day) => other.days.includes(day)));

const isEachOnce = (intervals: readonly DeliveryInterval[]): boolean =>
  intervals.every((interval, index) => intervals.slice(index + 1).every((later) => !meet(interval, later)));

export const scheduleInput = z.object({
  leadHours: z.int().min(0).max(maxLeadHours),
  lastHour: timeOfDay.nullable(),
  daysOff: z.array(z.enum(weekdays)).max(weekdays.length),
  datesOff: z.array(z.iso.date()).max(maxDatesOff),
  slots: z
    .array(
      z
        .object({
          from: timeOfDay,
          to: timeOfDay,
          capacity: z.int().min(1).max(maxIntervalCapacity).nullable(),
          days: z.array(z.enum(weekdays)).max(weekdays.length),
        })
        .refine(isEarlier, { path: ['to'], message: 'later than from' }),
    )
    .max(maxDeliveryIntervals)
    .refine(isEachOnce, 'each hours once a day'),
});

export function parseSchedule(value: unknown): DeliverySchedule | null {
  if (typeof value !== 'object' || value === null) return null;
  const { leadHours, lastHour, daysOff, datesOff, slots } = parseObject(value);
  return {
    leadHours: Math.max(0, parseNumber(leadHours) ?? 0),
    lastHour: timeOfDay.safeParse(lastHour).data ?? null,
    daysOff: parseList(daysOff, z.enum(weekdays)),
    datesOff: parseList(datesOff, z.iso.date()),
    slots: parseList(slots, intervalRead.refine(isEarlier)),
  };
}
