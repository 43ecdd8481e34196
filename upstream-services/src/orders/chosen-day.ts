import {
  type DeliveryKind,
  dayBySchedule,
  formatDeliveryInterval,
  getDeliveryDateRange,
  openingHoursRead,
  readList,
  readSchedule,
  usesDeliveryIntervals,
} from 'shared-contracts';
import { invalidField } from '../common/refusal.ts';
import type { CheckoutData } from './checkout-repository.ts';
import type { LimitedDeliveryInterval } from './slots.ts';

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
  view: Pick<CheckoutData, 'schedule' | 'opening_hours' | 'zone' | 'slot_count'>,
  { kind, now, leadHours }: ChosenFor,
): LimitedDeliveryInterval | null | 'gone' {
  const { zone } = view;
  const schedule = readSchedule(view.schedule);
  checkRange(date, getDeliveryDateRange(now, zone));
  // Post promises no day and no hours of delivery.
  if (!schedule || kind === 'post') return null;
  const inSlots = schedule.slots.length > 0 && usesDeliveryIntervals(kind);
  if (date === '') return inSlots ? 'gone' : null;
  const openingHours = readList(view.opening_hours, openingHoursRead);
  const { open, slots } = dayBySchedule(date, { schedule, openingHours, now, zone, leadHours });
  if (!inSlots) return open ? null : 'gone';
  const slot = slots.find((one) => formatDeliveryInterval(one) === hours);
  if (!slot) return 'gone';
  if (slot.capacity === null) return null;
  return Number(view.slot_count) < slot.capacity ? { date, hours, capacity: slot.capacity } : 'gone';
}
