import type { ShopZone } from '../wire/shop-zones.ts';

/** Created on first use: loading time zone data takes a cheap phone 80 ms, which a catalogue without dates saves. */
const clocks: { [Zone in ShopZone]?: Intl.DateTimeFormat } = {};

/** A moment by the shop's clock, as YYYY-MM-DDTHH:MM. Compared as texts, moments keep their order. */
export function shopTimeOf(moment: Date, timeZone: ShopZone): string {
  // The Swedish locale formats dates as ISO 8601 does.
  clocks[timeZone] ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return clocks[timeZone].format(moment).replace(' ', 'T');
}

export const shopDayOf = (moment: Date, zone: ShopZone): string => shopTimeOf(moment, zone).slice(0, 10);

/** Whether a day (YYYY-MM-DD) is of another year than today is in the shop: its year is written out then. */
export const isOtherYear = (day: string, zone: ShopZone, now: Date): boolean =>
  day.slice(0, 4) !== shopDayOf(now, zone).slice(0, 4);

export function parseShopTime(time: string, zone: ShopZone): Date {
  const asUtc = new Date(`${time}Z`);
  const ahead = new Date(`${shopTimeOf(asUtc, zone)}Z`).getTime() - asUtc.getTime();
  return new Date(asUtc.getTime() - ahead);
}
