import type { Weekday } from '../wire/enums.ts';
import type { DeliveryKind } from './delivery-kinds.ts';

export interface DeliveryInterval {
  from: string;
  to: string;
  capacity: number | null;
  days: Weekday[];
}

export interface DeliverySchedule {
  leadHours: number;
  lastHour: string | null;
  daysOff: Weekday[];
  datesOff: string[];
  slots: DeliveryInterval[];
}

export const mostLeadHours = 30 * 24;
export const maxDeliveryIntervals = 24;
export const mostDatesOff = 100;
export const maxIntervalCapacity = 999;

export const formatDeliveryInterval = ({ from, to }: Pick<DeliveryInterval, 'from' | 'to'>): string => `${from}–${to}`;

/** Whether orders of a kind are brought in slots: whoever collects takes no courier's place, and a parcel comes when it comes. */
export const usesDeliveryIntervals = (kind: DeliveryKind): boolean => kind !== 'pickup' && kind !== 'post';
