import {
  type DeliveryInterval,
  type DeliverySchedule,
  formatDeliveryInterval,
  scheduleInput,
  typedText,
  type Weekday,
  weekdays,
} from 'shared-contracts';
import { z } from 'zod';
import { withIds } from '../../with-ids.ts';
import { daysTexts } from './days-texts.ts';

const { errors } = daysTexts;

const time = z.string().regex(/^\d\d:\d\d$/, errors.time);
const days = z.array(z.enum(weekdays)).min(1, errors.noDay);

export const deliveryIntervalSchema = z
  .object({
    type: z.literal('slot'),
    value: z.string(),
    from: time,
    to: time,
    capacity: typedText().refine((text) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) >= 1), errors.count),
    days,
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: errors.later });
export type DeliveryIntervalValues = z.infer<typeof deliveryIntervalSchema>;
export type DeliveryIntervalEntry = DeliveryIntervalValues & { id: string };

const intervalOf = ({ from, to, capacity, days: on }: DeliveryIntervalValues): DeliveryInterval => ({
  from,
  to,
  capacity: capacity === '' ? null : Number(capacity),
  days: on.length === weekdays.length ? [] : on,
});

const isEachOnce = (intervals: readonly DeliveryIntervalValues[]): boolean =>
  scheduleInput.shape.slots.safeParse(intervals.map(intervalOf)).success;

/** The intervals of the list have passed {@link deliveryIntervalSchema} in their dialog. What is not shown while the schedule is off is not checked. */
export const daysSchema = z
  .object({
    on: z.boolean(),
    lead: z.string(),
    lastHour: z.string(),
    works: z.array(z.enum(weekdays)),
    datesOff: z.array(z.string()),
    slots: z.array(deliveryIntervalSchema.and(z.object({ id: z.string() }))),
  })
  .superRefine(({ on, lastHour, works, slots }, context) => {
    if (!on) return;
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (lastHour !== '' && !time.safeParse(lastHour).success) refuse('lastHour', errors.time);
    if (works.length === 0) refuse('works', errors.noDay);
    if (!isEachOnce(slots)) refuse('slots', errors.twice);
  });
export type DaysValues = z.infer<typeof daysSchema>;

const intervalValuesOf = ({ from, to, capacity, days: on }: DeliveryInterval): DeliveryIntervalValues => ({
  type: 'slot',
  value: formatDeliveryInterval({ from, to }),
  from,
  to,
  capacity: capacity === null ? '' : String(capacity),
  days: on.length === 0 ? [...weekdays] : on,
});

export const newDeliveryInterval: DeliveryIntervalValues = {
  type: 'slot',
  value: '',
  from: '10:00',
  to: '12:00',
  capacity: '',
  days: [...weekdays],
};

/** @param today days off before it say nothing any more, and go with the next save */
export const daysValuesOf = (schedule: DeliverySchedule | null, today: string): DaysValues => ({
  on: schedule !== null,
  lead: String(schedule?.leadHours ?? 0),
  lastHour: schedule?.lastHour ?? '',
  works: weekdays.filter((day) => !schedule?.daysOff.includes(day)),
  datesOff: schedule?.datesOff.filter((date) => date >= today) ?? [],
  slots: withIds((schedule?.slots ?? []).map(intervalValuesOf)),
});

export const scheduleOf = (values: DaysValues): DeliverySchedule | null =>
  values.on
    ? {
        leadHours: Number(values.lead),
        lastHour: values.lastHour || null,
        daysOff: weekdays.filter((day): day is Weekday => !values.works.includes(day)),
        datesOff: values.datesOff,
        slots: values.slots.map(intervalOf),
      }
    : null;
