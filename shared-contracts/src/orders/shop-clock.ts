import { shopZone } from './checkout-rules.ts';

let clock: Intl.DateTimeFormat | undefined;

/** A moment by the shop's clock, as YYYY-MM-DDTHH:MM; such texts are in order as the moments are. */
export function shopTimeOf(moment: Date): string {
  // Swedish dates are written as in ISO 8601.
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: shopZone, dateStyle: 'short', timeStyle: 'short' });
  return clock.format(moment).replace(' ', 'T');
}

/** The moment at which the shop's clock shows YYYY-MM-DDTHH:MM; its zone changes no clocks. */
export function momentAtShop(time: string): Date {
  const asUtc = new Date(`${time}Z`);
  const ahead = new Date(`${shopTimeOf(asUtc)}Z`).getTime() - asUtc.getTime();
  return new Date(asUtc.getTime() - ahead);
}
