import {
  type DeliveryKind,
  dayBySchedule,
  formatDeliveryInterval,
  getDeliveryDateRange,
  openingHoursRead,
  parseList,
  parseSchedule,
  usesDeliveryIntervals,
} from 'shared-contracts';
import { invalidField } from '../common/refusal.ts';
import type { CheckoutData } from './checkout-repository.ts';
import type { LimitedDeliveryInterval } from './delivery-intervals.ts';

interface Chosen {
  delivery_date: string;
  delivery_interval: string;
}

interface ChosenFor {
  kind: DeliveryKind;
  now: Date;
  leadHours?: number | null | undefined;
}

export function checkRange(day: string, { first, last }: { first: string; last: string }): void {
  if (day === '') return;
  const path = 'delivery_info.delivery_date';
  if (day < first) throw invalidField(path, 'this day has passed where the shop is', 'too_small');
  if (day > last) throw invalidField(path, `orders are brought until ${last}`, 'too_big');
}

/**
 * The chosen delivery interval; null where it takes any number of orders; 'gone' where it is not offered any more.
 * @throws Refusal validation_failed for a day that has passed or is too far ahead
 */
export function resolveDeliveryInterval(
  { delivery_date: date, delivery_interval: hours }: Chosen,
  view: Pick<CheckoutData, 'schedule' | 'opening_hours' | 'zone' | 'booked_count'>,
  { kind, now, leadHours }: ChosenFor,
): LimitedDeliveryInterval | null | 'gone' {
  const { zone } = view;
  const schedule = parseSchedule(view.schedule);
  checkRange(date, getDeliveryDateRange(now, zone));
  // Post promises no day and no hours of delivery.
  if (!schedule || kind === 'post') return null;
  const hasIntervals = schedule.slots.length > 0 && usesDeliveryIntervals(kind);
  if (date === '') return hasIntervals ? 'gone' : null;
  const openingHours = parseList(view.opening_hours, openingHoursRead);
  const { open, intervals } = dayBySchedule(date, { schedule, openingHours, now, zone, leadHours });
  if (!hasIntervals) return open ? null : 'gone';
  const interval = intervals.find((one) => formatDeliveryInterval(one) === hours);
  if (!interval) return 'gone';
  if (interval.capacity === null) return null;
  return Number(view.booked_count) < interval.capacity ? { date, hours, capacity: interval.capacity } : 'gone';
}
