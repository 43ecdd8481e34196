import type { ShopZone } from '../wire/enums.ts';
import { shopDayOf } from './shop-clock.ts';

/** So many days ahead an order is brought at most. */
const mostDaysAhead = 60;

export const msOfDay = 24 * 60 * 60 * 1000;

/** The days that an order can be brought on, from the first to the last, where the shop is. */
export const deliveryDaysAt = (now: Date, zone: ShopZone): { first: string; last: string } => ({
  first: shopDayOf(now, zone),
  last: shopDayOf(new Date(now.getTime() + mostDaysAhead * msOfDay), zone),
});
