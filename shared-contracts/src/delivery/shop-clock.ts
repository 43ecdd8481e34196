import type { ShopZone } from '../wire/shop-zones.ts';

/** Made when they are first needed: the data of time zones takes a cheap phone 80 ms, and no catalogue asks for days. */
const clocks: { [Zone in ShopZone]?: Intl.DateTimeFormat } = {};

/** A moment by the shop's clock, as YYYY-MM-DDTHH:MM; such texts are in order as the moments are. */
export function shopTimeOf(moment: Date, timeZone: ShopZone): string {
  // Swedish dates are written as in ISO 8601.
  clocks[timeZone] ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return clocks[timeZone].format(moment).replace(' ', 'T');
}

export const shopDayOf = (moment: Date, zone: ShopZone): string => shopTimeOf(moment, zone).slice(0, 10);

export function parseShopTime(time: string, zone: ShopZone): Date {
  const asUtc = new Date(`${time}Z`);
  const ahead = new Date(`${shopTimeOf(asUtc, zone)}Z`).getTime() - asUtc.getTime();
  return new Date(asUtc.getTime() - ahead);
}
