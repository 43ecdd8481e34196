import { type QuietHours, type ShopZone, shopTimeOf } from 'shared-contracts';

/** Whether a moment lies in the quiet hours, in the shop's zone; they may go over midnight. */
export function isWithin({ from, to }: QuietHours, at: Date, zone: ShopZone): boolean {
  const time = shopTimeOf(at, zone).slice(11);
  return from < to ? from <= time && time < to : time >= from || time < to;
}
