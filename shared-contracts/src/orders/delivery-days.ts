import type { ShopZone } from '../wire/shop-zones.ts';
import { shopDayOf } from './shop-clock.ts';

/** So many days ahead an order is brought at most that a shopper places. */
const mostDaysAhead = 60;

/** A merchant knows better, and writes days up to three years ahead; those after the first year are asked about before they are kept. */
const usualDaysWritten = 365;
const mostDaysWritten = 3 * usualDaysWritten;

export const msOfDay = 24 * 60 * 60 * 1000;

const dayAhead = (now: Date, zone: ShopZone, days: number): string =>
  shopDayOf(new Date(now.getTime() + days * msOfDay), zone);

/** The days that an order can be brought on, from the first to the last, where the shop is. */
export const deliveryDaysAt = (now: Date, zone: ShopZone): { first: string; last: string } => ({
  first: shopDayOf(now, zone),
  last: dayAhead(now, zone, mostDaysAhead),
});

/** The days that a merchant can write for an order, where the shop is; what comes after the usual ones may well be a slip. */
export const writtenDaysAt = (now: Date, zone: ShopZone): { first: string; usual: string; last: string } => ({
  first: shopDayOf(now, zone),
  usual: dayAhead(now, zone, usualDaysWritten),
  last: dayAhead(now, zone, mostDaysWritten),
});
