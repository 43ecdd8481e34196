import { shopZone } from './checkout-rules.ts';

/** Made when it is first needed: the data of time zones takes a cheap phone 80 ms, and no catalogue asks for days. */
let shopDay: Intl.DateTimeFormat | undefined;

/** The shop's day at a moment, as YYYY-MM-DD: the earliest that an order can be brought. */
export function shopDayOf(moment: Date): string {
  // Swedish dates are written as in ISO 8601.
  shopDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: shopZone, dateStyle: 'short' });
  return shopDay.format(moment);
}

/** So many days ahead an order is brought at most. */
const mostDaysAhead = 60;

export const msOfDay = 24 * 60 * 60 * 1000;

/** The days that an order can be brought on, from the first to the last, where the shop is. */
export const deliveryDaysAt = (now: Date): { first: string; last: string } => ({
  first: shopDayOf(now),
  last: shopDayOf(new Date(now.getTime() + mostDaysAhead * msOfDay)),
});
