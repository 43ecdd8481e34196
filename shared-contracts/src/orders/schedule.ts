import type { Weekday } from '../wire/enums.ts';
import type { DeliveryKind } from './delivery-kinds.ts';

/** Hours in which orders are brought, by the shop's clock. */
export interface DeliverySlot {
  /** HH:MM. */
  from: string;
  /** HH:MM, later on the same day. */
  to: string;
  /** So many orders are brought in them on one day at most; null: as many as come. */
  capacity: number | null;
  /** Days of the week that have them; empty: every day. */
  days: Weekday[];
}

/** When a shop delivers. Days and hours are those of the shop's clock. */
export interface DeliverySchedule {
  /** An order is ready so many hours after it was placed. */
  leadHours: number;
  /** HH:MM until which orders are taken for the same day; null: all day long. */
  lastHour: string | null;
  /** Days of the week without delivery. */
  daysOff: Weekday[];
  /** Days without delivery, YYYY-MM-DD. */
  datesOff: string[];
  /** Empty: the shopper says in words when it suits. */
  slots: DeliverySlot[];
}

/** The longest that an order takes to be ready. */
export const mostLeadHours = 30 * 24;
/** Slots that a schedule has at most. */
export const mostSlots = 24;
/** Single days off that a schedule has at most. */
export const mostDatesOff = 100;
/** The most orders that a slot takes a day, where it is limited. */
export const mostInSlot = 999;

/** A slot's hours as an order says them: '10:00–12:00'. */
export const hoursText = ({ from, to }: Pick<DeliverySlot, 'from' | 'to'>): string => `${from}–${to}`;

/** Whether orders of a kind are brought in slots: whoever collects takes no courier's place, and a parcel comes when it comes. */
export const usesSlots = (kind: DeliveryKind): boolean => kind !== 'pickup' && kind !== 'post';
