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

export const maxLeadHours = 30 * 24;
export const maxDeliveryIntervals = 24;
export const maxDatesOff = 100;
export const maxIntervalCapacity = 999;

export const formatDeliveryInterval = ({ from, to }: Pick<DeliveryInterval, 'from' | 'to'>): string => `${from}–${to}`;

/** Whether deliveries of a kind have intervals. Pickups need no courier, and the arrival of a parcel cannot be chosen. */
export const usesDeliveryIntervals = (kind: DeliveryKind): boolean => kind !== 'pickup' && kind !== 'post';
