import type { ShopZone } from '../wire/shop-zones.ts';
import { shopDayOf } from './shop-clock.ts';

const mostDaysAhead = 60;

const usualDaysWritten = 365;
const mostDaysWritten = 3 * usualDaysWritten;

export const msOfDay = 24 * 60 * 60 * 1000;

const dayAhead = (now: Date, zone: ShopZone, days: number): string =>
  shopDayOf(new Date(now.getTime() + days * msOfDay), zone);

export const getDeliveryDateRange = (now: Date, zone: ShopZone): { first: string; last: string } => ({
  first: shopDayOf(now, zone),
  last: dayAhead(now, zone, mostDaysAhead),
});

export const getByHandDateRange = (
  now: Date,
  zone: ShopZone,
): { first: string; confirmAfter: string; last: string } => ({
  first: shopDayOf(now, zone),
  confirmAfter: dayAhead(now, zone, usualDaysWritten),
  last: dayAhead(now, zone, mostDaysWritten),
});
